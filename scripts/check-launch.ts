// `npm run check:launch`: what a real agency still has to settle before it may publish. Exits 1 while anything stands.
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { agency } from '#content/agency.ts'
import { banner } from '#content/banner.ts'
import { catalog } from '#content/catalog.ts'
import { nfipAuthority } from '#content/nfip-authority.ts'
import { homeTestimonials } from '#content/testimonials.ts'
import { type Finding } from './launch/finding.ts'
import { findLaunchProblems } from './launch/launch-findings.ts'
import { root } from './project.mjs'

const pages: Record<string, unknown> = {}
for await (const file of glob('content/pages/*.ts', { cwd: root, exclude: (name) => name.endsWith('.test.ts') })) {
  pages[file.replace(/^.*[\\/]|\.ts$/g, '')] = await import(join(root, file))
}
const services = Object.fromEntries(catalog.map((service) => [service.slug, service]))
const today = new Date().toLocaleDateString('en-CA', { timeZone: agency.timeZone })

const findings = findLaunchProblems(
  { agency, banner, nfipAuthority, testimonials: homeTestimonials, services, pages },
  today,
)
for (const [kind, found = []] of Object.entries(Object.groupBy(findings, ({ kind }: Finding) => kind))) {
  console.log(`\n${kind} (${found.length})`)
  for (const { where, what } of found) console.log(`  ${where}: ${what}`)
}
console.log(
  findings.length === 0
    ? 'Nothing stands in the way of publishing.'
    : `\n${findings.length} to settle before publishing.`,
)
process.exitCode = findings.length === 0 ? 0 : 1
