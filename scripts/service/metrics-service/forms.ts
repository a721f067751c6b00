import type { Context } from 'hono'
import { type BodyLimits, readBytes } from './body'
import { refuse } from './page/notice'

/** For forms without a file. */
export const SMALL_FORM: BodyLimits = { limitBytes: 4096, withinMs: 20_000 }

/** The body is left on the connection, which serves for no other request. */
const CLOSE = { Connection: 'close' }

/** The form that a page of ours sent, or the refusal of any other. */
export async function readForm(c: Context, limits: BodyLimits): Promise<FormData | Response> {
  if (!isOwnPage(c)) return refuse(c, 403, 'Only the form of this page is taken here.', CLOSE)
  const body = await readBytes(c.req.raw, limits)
  if (!body.ok) return refuse(c, body.status, body.error, body.unread ? CLOSE : {})
  const headers = { 'Content-Type': c.req.header('Content-Type') ?? '' }
  const form = await new Response(body.bytes, { headers }).formData().catch(() => null)
  return form ?? refuse(c, 400, 'The form cannot be read.')
}

/** Whether the request comes from a page of this service, or from no browser at all. */
function isOwnPage(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  const origin = c.req.header('Origin')
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === c.req.header('Host'))
}
