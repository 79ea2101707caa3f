import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { banner } from '#content/banner.ts'
import { Banner } from './Banner.tsx'

const moments = (dates: { showFrom?: string; showUntil?: string }) => {
  const html = renderToStaticMarkup(<Banner banner={{ ...banner, ...dates }} />)
  return ['from', 'until'].map((name) => {
    const moment = new RegExp(`data-${name}="(\\d+)"`).exec(html)?.[1]
    return moment && new Date(Number(moment)).toISOString()
  })
}

test('[BAN-2] its dates become the first moment of the first and the last of the last, by Wyoming clocks', () => {
  expect(moments({ showFrom: '2026-10-01', showUntil: '2026-12-07' })).toEqual([
    '2026-10-01T06:00:00.000Z',
    '2026-12-08T07:00:00.000Z',
  ])
  expect(moments({})).toEqual([undefined, undefined])
})
