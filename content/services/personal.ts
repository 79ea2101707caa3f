import { call, quote } from '../action.ts'
import { defineService } from '../service.ts'

export default defineService({
  name: 'Personal',
  group: 'household',
  order: 1,
  icon: 'house',
  line: 'Auto, home and umbrella',
  meta: {
    title: 'Personal Insurance',
    description:
      'Auto, homeowners and umbrella insurance for Wyoming households, from a local agent who goes through your limits line by line.',
    keywords: ['auto insurance', 'homeowners insurance', 'umbrella policy'],
  },
  hero: {
    title: 'Personal Insurance',
    lede: 'Auto, home and umbrella cover, written around the way your household really lives.',
    actions: [quote('Get Personal Quote'), call('Call for Consultation')],
  },
  sections: [],
})
