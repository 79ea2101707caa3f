import { type APIRoute } from 'astro'
import { drawMark } from '#ui/draw-mark.ts'

export const GET: APIRoute = () => new Response(drawMark(), { headers: { 'content-type': 'image/svg+xml' } })
