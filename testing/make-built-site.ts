import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** A small dist as `npm run build` leaves it, beside things that must never be served. */
export function makeBuiltSite(): { dist: string } & Disposable {
  const home = mkdtempSync(join(tmpdir(), 'agency-dist-'))
  const dist = join(home, 'dist')
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
    if (name.startsWith('site/') && /\.(?:html|js|svg)$/.test(name)) {
      writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text))
      writeFileSync(join(dist, `${name}.gz`), gzipSync(text))
    }
  }
  put('site/index.html', `<!doctype html><title>Home</title>${'<p>home</p>'.repeat(50)}`)
  put('site/about/index.html', `<!doctype html><title>About</title>${'<p>about</p>'.repeat(50)}`)
  put('site/services/pet.html', '<!doctype html><title>Pet</title>')
  put('site/testimonials/index.html', '<!doctype html><title>Testimonials</title>')
  put('site/404.html', '<!doctype html><title>404</title><h1>404 Page Not Found</h1>')
  put('site/_astro/app.Bx12.js', 'console.log("app")'.repeat(20))
  put('site/_astro/app.Bx12.js.map', '{}')
  put('site/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  put('site/film.mp4', '0123456789')
  put('site/.secret', 'secret')
  put('site-private/plan.html', 'secret')
  put('csp.json', JSON.stringify({ scriptHashes: ["'sha256-abc='"] }))
  put('build.json', JSON.stringify({ sources: 'build-1', origin: 'https://www.example.com' }))
  return { dist, [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }) }
}
