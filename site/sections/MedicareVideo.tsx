import { Pause, Play } from 'lucide-react'
import { type CSSProperties } from 'react'
import { agency } from '#content/agency.ts'
import { type SectionOf } from '#content/section.ts'
import { playerWords } from '#content/words/players.ts'
import { Icon } from '#ui/Icon.tsx'
import { skyOf } from '#ui/scene/sky-of.ts'
import { CallInstead } from './CallInstead.tsx'
import { Player } from './Player.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { SectionHead } from './SectionHead.tsx'
import './players.css'
import './video.css'

const words = playerWords.video
const film = '/video/medicare-sunrise'
/** Stands right after the film: the browser's own controls go before it draws them, which takes longer than the first view. */
const withoutControls = 'document.currentScript.previousElementSibling.controls=false'

/**
 * The sunrise, moving and silent, beside episodes of the podcast. Under reduced motion no source fits and the poster stays;
 * without script the browser's own controls pause it; with it a plain button does: `site/pausable-video.ts`.
 */
export function MedicareVideo({ section }: { section: SectionOf<'place'> }) {
  const { provider, episodes, height } = agency.embeds.podcast
  const known = (section.episodes ?? []).map((name) => episodes[name]).filter(({ src }: { src: string }) => src !== '')
  return (
    <SectionFrame section={section} head="none">
      <div className="split even beside-video">
        <div
          className="video slow-to-draw"
          style={{ '--bg': skyOf('medicare') } as CSSProperties}
          data-pausable={`${film}.mp4`}
        >
          <video
            autoPlay
            muted
            loop
            playsInline
            controls
            preload="none"
            width="1280"
            height="720"
            poster={`${film}.svg`}
            aria-label={words.sunrise}
          >
            <source src={`${film}.webm`} type="video/webm" media="(prefers-reduced-motion: no-preference)" />
            <source src={`${film}.mp4`} type="video/mp4" media="(prefers-reduced-motion: no-preference)" />
            {words.unsupported}
          </video>
          <script dangerouslySetInnerHTML={{ __html: withoutControls }} />
          <button type="button" className="video-btn" hidden>
            <span className="when-playing">
              <Icon of={Pause} /> {words.pause}
            </span>
            <span className="when-paused">
              <Icon of={Play} /> {words.play}
            </span>
          </button>
        </div>
        <div>
          <SectionHead section={section} />
          {known.length === 0 ? (
            <CallInstead text={playerWords.podcast.notYet} />
          ) : (
            <div className="plays">
              {known.map(({ title, src }) => (
                <Player key={src} title={title} src={src} provider={provider} height={height} />
              ))}
            </div>
          )}
        </div>
      </div>
    </SectionFrame>
  )
}
