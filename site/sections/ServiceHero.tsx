import { type Service } from '#content/service.ts'
import { serviceViews, type ServiceViewName } from '#ui/scene/views.ts'
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
    <Vista view={isDrawn(slug) ? slug : 'home'} title={hero.title} lede={hero.lede} trail={trail}>
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

/** A service that has no view of its own yet shows the home page's. */
function isDrawn(slug: string): slug is ServiceViewName {
  return slug in serviceViews
}
