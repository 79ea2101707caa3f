// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { call } from '#content/action.ts'
import { agency } from '#content/agency.ts'
import { type SectionOf } from '#content/section.ts'
import { Frame } from './Frame.tsx'

afterEach(cleanup)

const section: SectionOf<'frame'> = {
  kind: 'frame',
  title: 'Business Income Risk Analyzer',
  embed: 'riskAnalyzer',
  actions: [call('Discuss Your Results')],
}
const discuss = () => screen.getByRole('link', { name: /Discuss Your Results/ }).getAttribute('href')

test('[SVC-2] the analyzer is a lazy frame with a name, 800 px tall, above its call button', () => {
  const { container } = render(<Frame section={section} />)
  const frame = container.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe(agency.embeds.riskAnalyzer.src)
  expect(frame?.getAttribute('title')).toBe('Business Income Risk Analyzer')
  expect(frame?.getAttribute('loading')).toBe('lazy')
  expect(frame?.getAttribute('height')).toBe('800')
  expect(discuss()).toBe(agency.phone.href)
})

test('[SVC-2] without an address there is no frame, a way to do the same by phone, and the call button stays', () => {
  const { container } = render(<Frame section={section} embed={{ ...agency.embeds.riskAnalyzer, src: '' }} />)
  expect(container.querySelector('iframe')).toBeNull()
  expect(container.textContent).not.toContain(agency.embeds.riskAnalyzer.provider)
  expect(screen.getByText(/We go through the same figures with you by phone/)).toBeTruthy()
  expect(discuss()).toBe(agency.phone.href)
})
