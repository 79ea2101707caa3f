import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { clientDirectives } from './site/client-directives/integration.ts'
import { partsPage } from './site/pages/_parts/parts-page.ts'

export default defineConfig({
  // Addresses in canonical links and the sitemap; the server says so at its start when its own setting differs.
  site: process.env.SITE_URL ?? 'http://localhost:3000',
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist/site',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'auto' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react(), clientDirectives(), partsPage()],
  vite: { plugins: [tailwindcss()] },
})
