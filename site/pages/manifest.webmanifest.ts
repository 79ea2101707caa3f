import { type APIRoute } from 'astro'
import { agency } from '#content/agency.ts'

const manifest = {
  name: agency.name,
  short_name: agency.shortName,
  start_url: '/',
  display: 'browser',
  background_color: '#f6f9fa',
  theme_color: '#143048',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
}

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
