import type { ManifestOptions } from 'vite-plugin-pwa'

/** The web app manifest: installed, the kiosk opens full screen on the welcome page. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Pharos Fleet',
  short_name: 'Pharos Fleet',
  description: 'Connected-vehicle fleet management, to try out: an offline demo kiosk.',
  start_url: '/welcome',
  scope: '/',
  display: 'standalone',
  display_override: ['fullscreen', 'standalone'],
  orientation: 'any',
  background_color: '#f1f4f6',
  theme_color: '#ffffff',
  lang: 'en',
  categories: ['business', 'productivity'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
}
