/**
 * SHA-256 (FIPS 180-4) for exports. `crypto.subtle` is missing on an insecure origin, such as a kiosk on plain http in a
 * LAN, where exports must be checked too.
 * @returns 64 hexadecimal digits of the hash of the text in UTF-8
 */
export async function sha256Hex(
  text: string,
  subtle: SubtleCrypto | null = globalThis.crypto?.subtle ?? null,
): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  if (!subtle) return sha256Plain(bytes)
  return hex(new Uint8Array(await subtle.digest('SHA-256', bytes)))
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The first 32 bits of the fractional parts of a root of the first primes: the standard's constants. */
function constants(count: number, root: (prime: number) => number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1) {
    let prime = true
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false
    if (prime) found.push(((root(n) % 1) * 2 ** 32) | 0)
  }
  return found
}

function sha256Plain(bytes: Uint8Array): string {
  const k = constants(64, Math.cbrt)
  const h = new Int32Array(constants(8, Math.sqrt))
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  const w = new Int32Array(64)
  const at = (array: ArrayLike<number>, index: number) => array[index] ?? 0
  const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by))
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = view.getInt32(block + i * 4)
    for (let i = 16; i < 64; i += 1) {
      const [x, y] = [at(w, i - 15), at(w, i - 2)]
      const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
      const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
    }
    let [a, b, c, d, e, f, g, last] = Array.from(h) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    for (let i = 0; i < 64; i += 1) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const t1 = (last + s1 + ((e & f) ^ (~e & g)) + at(k, i) + at(w, i)) | 0
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[last, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
    }
    for (const [i, x] of [a, b, c, d, e, f, g, last].entries()) h[i] = at(h, i) + x
  }
  return Array.from(h, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
