import { agency } from '#content/agency.ts'
import { type SectionOf } from '#content/section.ts'
import { playerWords } from '#content/words/players.ts'
import { CallInstead } from './CallInstead.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import './frame.css'

const words = playerWords.tool

interface FrameProps {
  section: SectionOf<'frame'>
  /** Whose tool it is and where; an empty address while the agency has none. Else the agency's facts say it. */
  embed?: { provider: string; src: string; height: number }
}

/** An external tool in a frame as tall as the agency's facts say; the browser fetches it when it comes near. */
export function Frame({ section, embed = agency.embeds[section.embed] }: FrameProps) {
  const { provider, src, height } = embed
  return (
    <SectionFrame section={section}>
      {section.text?.map((paragraph) => (
        <p key={paragraph} className="frame-text">
          {paragraph}
        </p>
      ))}
      {src === '' ? (
        <CallInstead text={words.notYet} />
      ) : (
        <>
          <iframe className="tool" src={src} title={section.title} loading="lazy" width="100%" height={height} />
          <p className="fine">{words.belongsTo(provider)}</p>
        </>
      )}
    </SectionFrame>
  )
}
