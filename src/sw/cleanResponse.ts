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

/** Every page of ours has it; a captive portal's page is HTML, too, but another one. */
const OUR_PAGE = 'id="root"'

/** False for a wrong status, a redirect, or a page in place of a file: not what was asked for. */
export async function isExpectedFile(url: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false
  const ending = new URL(url, 'https://kiosk.invalid').pathname.split('.').pop() ?? ''
  const expected = EXPECTED[ending]
  if (expected && !expected.test(response.headers.get('Content-Type') ?? '')) return false
  return ending !== 'html' || (await response.clone().text()).includes(OUR_PAGE)
}

/**
 * Refuses to store what is not the file. The install then fails and is said, instead of a kiosk
 * that is broken once it is unplugged.
 */
export const cleanResponse: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isExpectedFile(request.url, response)) ? response : null,
}
