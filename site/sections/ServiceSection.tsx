import { type Section } from '#content/section.ts'
import { CallToAction } from './CallToAction.tsx'
import { Checklist } from './Checklist.tsx'
import { Covers } from './Covers.tsx'
import { Figures } from './Figures.tsx'
import { Frame } from './Frame.tsx'
import { Industries } from './Industries.tsx'
import { ListSection } from './ListSection.tsx'
import { NoticeSection } from './NoticeSection.tsx'
import { Podcast } from './Podcast.tsx'
import { Profile } from './Profile.tsx'
import { Questions } from './Questions.tsx'
import { Statement } from './Statement.tsx'
import { Steps } from './Steps.tsx'
import { TableSection } from './TableSection.tsx'
import { Tiles } from './Tiles.tsx'

/** A section of the content as the component of its kind. Places are the layout's: some of them are islands. */
export function ServiceSection({ section }: { section: Exclude<Section, { kind: 'place' }> }) {
  switch (section.kind) {
    case 'statement':
      return <Statement section={section} />
    case 'covers':
      return <Covers section={section} />
    case 'tiles':
      return <Tiles section={section} />
    case 'figures':
      return <Figures section={section} />
    case 'notice':
      return <NoticeSection section={section} />
    case 'table':
      return <TableSection section={section} />
    case 'steps':
      return <Steps section={section} />
    case 'list':
      return <ListSection section={section} />
    case 'checklist':
      return <Checklist section={section} />
    case 'questions':
      return <Questions section={section} />
    case 'profile':
      return <Profile section={section} />
    case 'podcast':
      return <Podcast section={section} />
    case 'frame':
      return <Frame section={section} />
    case 'industries':
      return <Industries section={section} />
    case 'call-to-action':
      return <CallToAction section={section} />
  }
}
