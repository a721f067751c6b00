import { cacheControlFor, documentHeaders, type HeaderList } from '#domain/device/headers'
import type { SiteConfig } from '../start/siteConfig'

/** Addresses whose content changes under the same name. */
const NO_CACHE_PATHS = [
  '/',
  '/index.html',
  '/shell.html',
  '/welcome',
  '/welcome/*',
  '/sw.js',
  '/config.json',
  '/manifest.webmanifest',
]

/**
 * The text of `_headers` for Netlify and Cloudflare Pages. Both join the values of all rules that match, so no header
 * may stand in two of them: Cache-Control is not in the rule for everything, and paths that no rule names keep the
 * hosts' own `max-age=0, must-revalidate`, which is as good as no-cache.
 */
export function hostHeaders(config: SiteConfig): string {
  const rules = [
    rule('/*', documentHeaders(config)),
    ...NO_CACHE_PATHS.map((path) => rule(path, { 'Cache-Control': cacheControlFor(path) })),
    rule('/assets/*', { 'Cache-Control': cacheControlFor('/assets/x') }),
  ]
  return [
    '# Made by `npm run headers` from src/domain/device/headers.ts and public/config.json; do not edit.',
    '# Netlify and Cloudflare Pages read it. Run it again when metricsUrl or apiUrl changes.',
    '',
    ...rules,
  ].join('\n')
}

function rule(path: string, headers: HeaderList): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`
}

/**
 * Rewrites for Netlify, kept out of the build: Cloudflare Pages reads the same file name but applies a rewrite of
 * everything to existing files too, programs included. Netlify lets existing files win.
 */
export const NETLIFY_REDIRECTS = `# Made by \`npm run headers\`; do not edit.
# For Netlify only: copy this file to dist/_redirects. Never on Cloudflare Pages, where the last rule would also catch
# the programs; there every unknown path is answered with index.html without any rule.
/welcome    /index.html  200
/assets/*   /404         404
/maps/*     /404         404
/icons/*    /404         404
/api/*      /404         404
/*          /shell.html  200
`
