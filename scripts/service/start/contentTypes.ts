import { extname } from 'node:path'

const BINARY = 'application/octet-stream'

/** Type by extension, and whether it is text-like: compressed, and never served in ranges. */
const TYPES: Record<string, [type: string, isText: boolean]> = {
  '.html': ['text/html; charset=utf-8', true],
  '.js': ['text/javascript; charset=utf-8', true],
  '.mjs': ['text/javascript; charset=utf-8', true],
  '.css': ['text/css; charset=utf-8', true],
  '.json': ['application/json; charset=utf-8', true],
  '.geojson': ['application/geo+json; charset=utf-8', true],
  '.map': ['application/json; charset=utf-8', true],
  '.webmanifest': ['application/manifest+json; charset=utf-8', true],
  '.svg': ['image/svg+xml; charset=utf-8', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.xml': ['application/xml; charset=utf-8', true],
  '.wasm': ['application/wasm', true],
  '.ico': ['image/x-icon', false],
  '.png': ['image/png', false],
  '.jpg': ['image/jpeg', false],
  '.jpeg': ['image/jpeg', false],
  '.webp': ['image/webp', false],
  '.avif': ['image/avif', false],
  '.gif': ['image/gif', false],
  '.woff2': ['font/woff2', false],
  '.woff': ['font/woff', false],
  '.ttf': ['font/ttf', false],
  '.mp3': ['audio/mpeg', false],
  '.mp4': ['video/mp4', false],
  '.webm': ['video/webm', false],
  '.pdf': ['application/pdf', false],
  '.pmtiles': [BINARY, false],
}

/** Type and kind of a file by its name; unknown extensions are binary. */
export function contentType(file: string): { type: string; isText: boolean } {
  const [type, isText] = TYPES[extname(file).toLowerCase()] ?? [BINARY, false]
  return { type, isText }
}
