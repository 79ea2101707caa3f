import { Play } from 'lucide-react'
import { playerWords as words } from '#content/words/players.ts'
import { Icon } from '#ui/Icon.tsx'
import { NewTab } from '#ui/NewTab.tsx'

interface PlayerProps {
  title: string
  src: string
  provider: string
  /** In px. */
  height: number
}

/** A link to the provider's player in a new tab; `site/press-to-play.ts` puts the player here instead. */
export function Player({ title, src, provider, height }: PlayerProps) {
  return (
    <a className="play" href={src} target="_blank" rel="noopener" data-player={title} data-height={height}>
      <span>
        <Icon of={Play} />
      </span>
      <span>
        <b>{title}</b>
        <small>{words.podcast.playedBy(provider)}</small>
        <NewTab />
      </span>
    </a>
  )
}
