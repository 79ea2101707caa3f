// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { QuoteTool } from './QuoteTool.tsx'

afterEach(cleanup)

test('[QT-3] the panel has the text of an opened tab and the link', () => {
  render(<QuoteTool autoOpen heading={<h2>Get Your Free Quote</h2>} />)
  expect(screen.getByRole('heading').textContent).toBe('Get Your Free Quote')
  expect(
    screen.getByText('We’ve opened your quote form in a new tab. If it didn’t open automatically, click below.'),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Open Quote Form/ }).getAttribute('href')).toBe(agency.links.quotePortal)
})

test('[QT-1] only a panel with auto-open asks the shell for a tab', () => {
  const { container, rerender } = render(<QuoteTool autoOpen />)
  expect(container.querySelector('[data-opens-tab]')?.getAttribute('data-opens-tab')).toBe(agency.links.quotePortal)
  rerender(<QuoteTool />)
  expect(container.querySelector('[data-opens-tab]')).toBeNull()
})

test('[QT-4] with child content it is a plain button that opens the same form in a new tab', () => {
  render(<QuoteTool>Start here</QuoteTool>)
  const form = screen.getByRole('button', { name: 'Start here' }).closest('form')
  expect(form?.getAttribute('action')).toBe(agency.links.quotePortal)
  expect(form?.getAttribute('target')).toBe('_blank')
  expect(screen.queryByRole('link')).toBeNull()
})

test('[QT-4] with a handler the button runs it and opens nothing', async () => {
  let presses = 0
  render(<QuoteTool onPress={() => (presses += 1)}>Start here</QuoteTool>)
  const button = screen.getByRole('button', { name: 'Start here' })
  await userEvent.click(button)
  expect(presses).toBe(1)
  expect(button.closest('form')).toBeNull()
})
