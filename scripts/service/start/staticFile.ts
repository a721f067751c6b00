import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { HeaderList } from '#domain/device/headers'
import { contentType } from './contentTypes'
import { chooseEncoding, compressed } from './encoding'
import { parseRange } from './range'

/**
 * Answers GET or HEAD with a file: type, compression for text, ETag and 304, one range for binary files.
 * Resolves to false, with nothing sent, when there is no such file. `version` goes into the ETag, for headers that
 * change while the file does not.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: HeaderList,
  version = '',
): Promise<boolean> {
  const info = await stat(file).catch(() => null)
  if (!info?.isFile()) return false
  const { type, isText } = contentType(file)
  const encoding = isText ? chooseEncoding(request.headers['accept-encoding'], info.size) : 'identity'
  const stamp = `${Math.round(info.mtimeMs * 1000).toString(36)}-${info.size.toString(36)}`
  const etag = `"${[stamp, version, encoding === 'identity' ? '' : encoding].filter(Boolean).join('-')}"`

  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('ETag', etag)
  if (isText) response.setHeader('Vary', 'Accept-Encoding')
  else response.setHeader('Accept-Ranges', 'bytes')

  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end()
    return true
  }

  response.setHeader('Content-Type', type)
  if (encoding !== 'identity') {
    const bytes = await compressed(file, stamp, encoding, () => readFile(file))
    response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', bytes.byteLength)
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }

  // If-Range keeps a client from joining parts of two versions.
  const condition = request.headers['if-range']
  const asked = !isText && request.method === 'GET' && (condition === undefined || condition === etag)
  const range = asked ? parseRange(request.headers.range, info.size) : 'whole'
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${info.size}`)
    response.removeHeader('Content-Type')
    response.writeHead(416).end()
    return true
  }
  const { start, end } = range === 'whole' ? { start: 0, end: info.size - 1 } : range
  if (range !== 'whole') {
    response.statusCode = 206
    response.setHeader('Content-Range', `bytes ${start}-${end}/${info.size}`)
  }
  response.setHeader('Content-Length', end - start + 1)
  if (request.method === 'HEAD' || info.size === 0) response.end()
  else await pipeline(createReadStream(file, { start, end }), response)
  return true
}

/** If-None-Match compares weakly, because a proxy may have added `W/`. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === etag)
}
