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

/**
 * Refuses to store what is not the file: a wrong status, a redirect, or a page in place of a script.
 * The install then fails and is said, instead of a kiosk that is broken once it is unplugged.
 */
export const honestResponse: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200 || response.redirected) return null
    const ending = new URL(request.url).pathname.split('.').pop() ?? ''
    const expected = EXPECTED[ending]
    const type = response.headers.get('Content-Type') ?? ''
    return !expected || expected.test(type) ? response : null
  },
}
