import { type Service } from '#content/service.ts'
import { viewOfService } from '#ui/scene/views.ts'
import { ActionLink } from './ActionLink.tsx'
import { type Crumb } from './Breadcrumbs.tsx'
import { Vista } from './Vista.tsx'

interface ServiceHeroProps {
  service: Service
  trail: Crumb[]
}

/** A service's head: its view of the range and its buttons, the quote one gold. */
export function ServiceHero({ service: { slug, hero }, trail }: ServiceHeroProps) {
  return (
    <Vista view={viewOfService(slug)} title={hero.title} lede={hero.lede} trail={trail}>
      {hero.actions.map((action, index) => (
        <ActionLink
          key={`${action.kind} ${action.text ?? ''}`}
          action={action}
          look={action.kind === 'portal' ? 'lg quote' : index === 0 ? 'lg snow' : 'lg ghost'}
        />
      ))}
    </Vista>
  )
}
