import type { ManifestOptions } from 'vite-plugin-pwa'
import { SCREENSHOTS } from './screenshotList'

/** The web app manifest: installed, the kiosk opens full screen on the welcome page. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Pharos Fleet',
  short_name: 'Pharos Fleet',
  description: 'Connected-vehicle fleet management in an offline demo kiosk.',
  start_url: '/welcome',
  scope: '/',
  display: 'standalone',
  display_override: ['fullscreen', 'standalone'],
  orientation: 'any',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  lang: 'en',
  categories: ['business', 'productivity'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  // What staff need between two visitors; a long press on the icon shows them.
  shortcuts: [
    shortcut('Welcome', '/welcome', 'Three demos and a game'),
    shortcut('Fleet Hero', '/game', 'The 90-second game'),
    shortcut('Staff room', '/booth', 'Ready to unplug, delivery, export'),
  ],
  // Made by `tsx scripts/build/screenshots.ts` from the built kiosk; not kept by the worker.
  screenshots: [...pictures('wide', '1180x820'), ...pictures('narrow', '820x1180')],
}

function shortcut(name: string, url: string, description: string) {
  return {
    name,
    url,
    description,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  }
}

function pictures(form_factor: 'wide' | 'narrow', sizes: string) {
  return SCREENSHOTS.map(({ name, label }) => ({
    src: `/screenshots/${name}-${form_factor}.webp`,
    sizes,
    type: 'image/webp',
    form_factor,
    label,
  }))
}
