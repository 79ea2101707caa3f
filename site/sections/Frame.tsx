import { agency } from '#content/agency.ts'
import { type SectionOf } from '#content/section.ts'
import { CallInstead } from './CallInstead.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import './frame.css'

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
        <CallInstead text="The tool is not here yet. We go through the same figures with you by phone." />
      ) : (
        <>
          <iframe className="tool" src={src} title={section.title} loading="lazy" width="100%" height={height} />
          <p className="fine">This tool belongs to {provider}. What you enter goes to them.</p>
        </>
      )}
    </SectionFrame>
  )
}
