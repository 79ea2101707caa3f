/** Players and tools of other companies. */
export const playerWords = {
  podcast: {
    player: (provider: string) => `Player: ${provider}`,
    frame: (provider: string) => `Podcast player, ${provider}`,
    playedBy: (provider: string) => `Podcast, played by ${provider}`,
    loads: (provider: string) => `Pressing play loads the player from ${provider}, which then knows that you listen.`,
    /** Before the telephone number. */
    onTheirWay: 'Our episodes are on their way here. Until then, call',
    notYet: 'The player is not here yet. Ask us about the episode.',
  },
  tool: {
    belongsTo: (provider: string) => `This tool belongs to ${provider}. What you enter goes to them.`,
    notYet: 'The tool is not here yet. We go through the same figures with you by phone.',
  },
  video: {
    sunrise: 'A sunrise over the Bighorn Mountains, drawn, without sound',
    unsupported: 'Your browser does not support the video tag.',
    pause: 'Pause',
    play: 'Play',
  },
} as const
