import { agency } from '#content/agency.ts'
import { askForCounts, medicareSentence, notGovernment } from '#content/medicare-sentence.ts'
import { PhoneLink } from '#ui/PhoneLink.tsx'

/** The third-party-marketing sentence in full size under the Medicare head, or “call us” while its counts are unknown. */
export function MedicareDisclosure({ section }: { section: { title: string } }) {
  const sentence = medicareSentence()
  return (
    <section aria-label={section.title} data-ground="plain">
      <div className="wrap section tight">
        <div className="disclosure">
          {sentence ? (
            <p>{sentence}</p>
          ) : (
            <p>
              {askForCounts.before} <PhoneLink phone={agency.medicarePhone} />
              {askForCounts.after}
            </p>
          )}
          <p>{notGovernment}</p>
        </div>
      </div>
    </section>
  )
}
