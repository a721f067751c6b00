import type { WorkboxPlugin } from 'workbox-core'

/** Expected content type by file extension; a captive portal answers 200 with a page for everything. */
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

/** In every page of ours; a captive portal's page is HTML, too, but does not have it. */
const OUR_PAGE = 'id="root"'

/** False for a wrong status, a redirect, or a page in place of a file. */
export async function isExpectedFile(url: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false
  const ending = new URL(url, 'https://kiosk.invalid').pathname.split('.').pop() ?? ''
  const expected = EXPECTED[ending]
  if (expected && !expected.test(response.headers.get('Content-Type') ?? '')) return false
  return ending !== 'html' || (await response.clone().text()).includes(OUR_PAGE)
}

/**
 * Refuses to store an unexpected response. The install then fails visibly, instead of leaving a kiosk that is
 * broken once it is unplugged.
 */
export const cleanResponse: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isExpectedFile(request.url, response)) ? response : null,
}
