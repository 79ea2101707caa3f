import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawScene } from './draw-scene.ts'
import { pageViews, serviceViews, type View, type ViewName } from './views.ts'

const all = Object.entries({ ...serviceViews, ...pageViews }) as [ViewName, View][]
const names = all.map(([name]) => name)

describe.each(names)('the view %s', (name) => {
  test('is drawn the same each time', () => {
    expect(drawScene(name)).toEqual(drawScene(name))
  })

  test('is at most 2.2 kB compressed', () => {
    expect(brotliCompressSync(drawScene(name).inner).length).toBeLessThanOrEqual(2200)
  })

  test('uses whole, finite numbers and colors', () => {
    expect(drawScene(name).inner).not.toMatch(/NaN|Infinity|undefined|null/)
  })
})

test('no two views are the same drawing', () => {
  const others = names.filter((name) => !['home', 'personal'].includes(name))
  const drawings = others.map((name) => drawScene(name).inner.replaceAll(`scene-${name}`, ''))
  expect(new Set(drawings).size).toBe(others.length)
})

test('ids differ between views, and between two drawings of one view', () => {
  const idsIn = (drawing: string) => [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const ids = [...names.map((name) => drawScene(name).inner), drawScene('medicare', { id: 'video' }).inner].flatMap(
    idsIn,
  )
  expect(ids.length).toBe(names.length + 1)
  expect(new Set(ids).size).toBe(ids.length)
})

test('focus moves the view toward the emblem', () => {
  expect(drawScene('personal').viewBox).toBe('-1440 0 2880 400')
  expect(drawScene('personal', { focus: 1 }).viewBox).toBe('-1124 0 2564 400')
})

test('another seed draws other land', () => {
  expect(drawScene('personal', { seed: 1 }).inner).not.toBe(drawScene('personal').inner)
})
