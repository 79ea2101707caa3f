import { agency } from '#content/agency.ts'
import { type SectionOf } from '#content/section.ts'
import { playerWords } from '#content/words/players.ts'
import { CallInstead } from './CallInstead.tsx'
import { Player } from './Player.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import './players.css'

const words = playerWords.podcast

/** Episodes of the podcast. A player loads only when pressed: looking at a page tells the provider nothing. */
export function Podcast({ section }: { section: SectionOf<'podcast'> }) {
  const { provider, episodes, height } = agency.embeds.podcast
  const known = section.episodes.map((name) => episodes[name]).filter(({ src }: { src: string }) => src !== '')
  return (
    <SectionFrame section={section} head="beside">
      {known.length === 0 ? (
        <CallInstead text={words.notYet} />
      ) : (
        <>
          <div className="plays">
            {known.map(({ title, src }) => (
              <Player key={src} title={title} src={src} provider={provider} height={height} />
            ))}
          </div>
          <p className="fine plays-note">{words.loads(provider)}</p>
        </>
      )}
    </SectionFrame>
  )
}
