/** How much of a body is read, and how long it may take. */
export interface BodyLimits {
  limitBytes: number
  /** From the first byte to the last, ms. */
  withinMs: number
  /** Without any byte, ms; no limit of its own when absent. */
  silentMs?: number
}

export type Bytes =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  /** `unread`: some of the body was left on the connection, which serves for no other request. */
  | { ok: false; status: 400 | 408 | 413; error: string; unread: boolean }

export type Body =
  | { ok: true; value: unknown }
  | { ok: false; status: 400 | 408 | 413 | 415; error: string; unread: boolean }

/** How much of a body that is too long is read and thrown away, so that the client can read the reply. */
const DISCARD_LIMIT_BYTES = 1024 * 1024

/** Reads a JSON body; says what is wrong with any other in one plain sentence. */
export async function readJson(request: Request, limits: BodyLimits): Promise<Body> {
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0] ?? ''
  if (type.trim().toLowerCase() !== 'application/json') {
    return { ok: false, status: 415, error: 'The content type must be application/json.', unread: false }
  }
  const body = await readBytes(request, limits)
  if (!body.ok) return body
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body.bytes)
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, status: 400, error: 'The body is not valid JSON in UTF-8.', unread: false }
  }
}

/**
 * Reads a body within its limits; says in one plain sentence which it broke. Hono's `body-limit` leaves a chunked body
 * half read, and the Node adapter then cuts the connection under the next request.
 */
export async function readBytes(request: Request, limits: BodyLimits): Promise<Bytes> {
  const { limitBytes, withinMs, silentMs = withinMs } = limits
  const tooLong = (unread: boolean): Bytes => {
    return { ok: false, status: 413, error: `The body must not exceed ${limitBytes} bytes.`, unread }
  }
  const mostBytes = Math.max(limitBytes, DISCARD_LIMIT_BYTES)
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) return tooLong(true)
  const reader = request.body?.getReader()
  const endMs = performance.now() + withinMs
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const part = await orLate(reader?.read(), Math.min(silentMs, endMs - performance.now()))
    if (part === 'late') {
      return { ok: false, status: 408, error: 'The body took too long to arrive.', unread: true }
    }
    if (!part?.value) break
    length += part.value.byteLength
    if (length > mostBytes) return tooLong(true)
    if (length <= limitBytes) chunks.push(part.value)
  }
  return length > limitBytes ? tooLong(false) : { ok: true, bytes: Buffer.concat(chunks) }
}

/** What a promise gives, or that it takes longer than so many ms. */
async function orLate<T>(promise: Promise<T> | undefined, ms: number): Promise<T | 'late' | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late')
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
