import { type defineService, serviceGroups, type Service } from './service.ts'

type Defined = ReturnType<typeof defineService>
type Files = Record<string, { default: Defined }>

// Adding a service is adding a file. Vite finds the files at build; Node (the server, the scripts) reads the folder.
const bundled = (import.meta as { env?: unknown }).env !== undefined
const files: Files = bundled
  ? import.meta.glob<{ default: Defined }>('./services/*.ts', { eager: true })
  : await readFolder()

async function readFolder(): Promise<Files> {
  const { readdir } = await import('node:fs/promises')
  const folder = new URL('./services/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  return Object.fromEntries(
    await Promise.all(
      names.map(
        async (name) => [name, (await import(/* @vite-ignore */ new URL(name, folder).href)) as Files[string]] as const,
      ),
    ),
  )
}

const groupOrder = Object.keys(serviceGroups)

/** Service files as the ordered list they make: group by group, each in its own order. The file name is the address. */
export function arrangeServices(found: Files): Service[] {
  return Object.entries(found)
    .map(([file, { default: service }]): Service => {
      const slug = file.replace(/^.*\/|\.ts$/g, '')
      return { ...service, slug, href: `/services/${slug}` }
    })
    .sort((a, b) => groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group) || a.order - b.order)
}

/** Every service in the order of the menu. */
export const catalog: Service[] = arrangeServices(files)
