export type Body =
  | { ok: true; value: unknown }
  /** `unread`: some of the body was left on the connection, which serves for no other request. */
  | { ok: false; status: 400 | 413 | 415; error: string; unread?: boolean }

/** How much of a body that is too long is read and thrown away, so that the client can read the reply. */
const DISCARD_LIMIT_BYTES = 1024 * 1024

/**
 * Reads a JSON body of at most `limitBytes`; says what is wrong with any other in one plain sentence. Hono's
 * `body-limit` leaves a chunked body half read, and the Node adapter then cuts the connection under the next request.
 */
export async function readJson(request: Request, limitBytes: number): Promise<Body> {
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0] ?? ''
  if (type.trim().toLowerCase() !== 'application/json') {
    return { ok: false, status: 415, error: 'The content type must be application/json.' }
  }
  const bytes = await readAtMost(request, limitBytes)
  if (typeof bytes === 'string') {
    const error = `The body must not exceed ${limitBytes} bytes.`
    return { ok: false, status: 413, error, unread: bytes === 'unread' }
  }
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { ok: false, status: 400, error: 'The body is not valid JSON in UTF-8.' }
  }
}

/** The body, or that it is too long: read to its end all the same, or left where it was. */
async function readAtMost(request: Request, limitBytes: number): Promise<Uint8Array | 'too long' | 'unread'> {
  if (Number(request.headers.get('Content-Length') ?? 0) > DISCARD_LIMIT_BYTES) return 'unread'
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > DISCARD_LIMIT_BYTES) return 'unread'
    if (length <= limitBytes) chunks.push(chunk)
  }
  return length > limitBytes ? 'too long' : Buffer.concat(chunks)
}
