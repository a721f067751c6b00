/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Parses a `Range` header for a file of `size` bytes. `whole` when there is none, when it is
 * malformed or when it asks for several (RFC 9110 lets a server ignore those); `unsatisfiable` for a 416.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '')
  if (!match) return 'whole'
  const [, first = '', last = ''] = match
  if (first === '') {
    if (last === '') return 'whole'
    const length = Number(last)
    if (length === 0 || size === 0) return 'unsatisfiable'
    return { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
