import type { WorkboxPlugin } from 'workbox-core'

/** What a file of this ending must say it is; a captive portal answers 200 with a page for everything. */
const EXPECTED: Record<string, RegExp> = {
  js: /javascript/,
  mjs: /javascript/,
  css: /css/,
  html: /html/,
  json: /json/,
  svg: /svg/,
  png: /png/,
  woff2: /font|octet-stream/,
  webmanifest: /manifest|json/,
}

/** False for a wrong status, a redirect, or a page in place of a script: not the file that was asked for. */
export function isHonest(url: string, response: Response): boolean {
  if (response.status !== 200 || response.redirected) return false
  const ending = new URL(url, 'https://kiosk.invalid').pathname.split('.').pop() ?? ''
  const expected = EXPECTED[ending]
  return !expected || expected.test(response.headers.get('Content-Type') ?? '')
}

/**
 * Refuses to store what is not the file. The install then fails and is said, instead of a kiosk
 * that is broken once it is unplugged.
 */
export const honestResponse: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isHonest(request.url, response) ? response : null),
}
