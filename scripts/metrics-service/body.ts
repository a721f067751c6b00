export type Body = { ok: true; value: unknown } | { ok: false; status: 400 | 413 | 415; error: string }

/** Reads a JSON body of at most `limitBytes`; says what is wrong with any other in one plain sentence. */
export async function readJson(request: Request, limitBytes: number): Promise<Body> {
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0] ?? ''
  if (type.trim().toLowerCase() !== 'application/json') {
    return { ok: false, status: 415, error: 'The content type must be application/json.' }
  }
  const bytes = await readAtMost(request, limitBytes)
  if (bytes === null)
    return { ok: false, status: 413, error: `The body must not exceed ${limitBytes} bytes.` }
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { ok: false, status: 400, error: 'The body is not valid JSON in UTF-8.' }
  }
}

/** Null as soon as there is too much, whether the length was declared or not. */
async function readAtMost(request: Request, limitBytes: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limitBytes) return null
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limitBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
