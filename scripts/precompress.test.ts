import { mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompress } from './precompress.ts'

test('text files get a smaller twin of each kind that holds the same text', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'precompress-'))
  const text = '<p>Sheridan</p>\n'.repeat(100)
  await writeFile(join(folder.path, 'index.html'), text)
  expect(await precompress(folder.path)).toBe(1)
  expect(brotliDecompressSync(await readFile(join(folder.path, 'index.html.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(folder.path, 'index.html.gz'))).toString()).toBe(text)
})

test('pictures, fonts and files too small to gain are left alone', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'precompress-'))
  await writeFile(join(folder.path, 'portrait.png'), 'x'.repeat(1000))
  await writeFile(join(folder.path, 'a.txt'), 'a')
  await precompress(folder.path)
  expect((await readdir(folder.path)).sort()).toEqual(['a.txt', 'portrait.png'])
})
