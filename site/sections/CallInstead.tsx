import { Phone } from 'lucide-react'
import { agency } from '#content/agency.ts'
import { sceneFile } from '#ui/scene/scene-file.ts'
import { Icon } from '#ui/Icon.tsx'
import './call-instead.css'

/** Stands where a tool of another company has no address yet: the drawn landscape and the phone. */
export function CallInstead({ text }: { text: string }) {
  return (
    <div className="call-instead">
      <img src={sceneFile('panel', 'home')} alt="" loading="lazy" width="640" height="235" />
      <div>
        <p>{text}</p>
        <a className="btn line" href={agency.phone.href}>
          <Icon of={Phone} /> <span className="nowrap">{agency.phone.display}</span>
        </a>
      </div>
    </div>
  )
}
