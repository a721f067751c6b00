/** Size of a table's entry in the directory of a WOFF file and of a font file, in bytes. */
const WOFF_ENTRY = 20
const SFNT_ENTRY = 16
const WOFF_HEADER = 44
const SFNT_HEADER = 12

/** Unpacks a WOFF file into its TrueType font, which a PDF embeds (W3C WOFF 1.0). Throws for anything else. */
export async function unpackWoff(woff: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const from = new DataView(woff)
  if (from.getUint32(0) !== 0x774f4646) throw new Error('not a WOFF file')
  const tables = from.getUint16(12)
  const font = new Uint8Array(from.getUint32(16))
  const to = new DataView(font.buffer)
  const power = 2 ** Math.floor(Math.log2(tables))
  to.setUint32(0, from.getUint32(4))
  to.setUint16(4, tables)
  to.setUint16(6, power * 16)
  to.setUint16(8, Math.log2(power))
  to.setUint16(10, (tables - power) * 16)
  let at = SFNT_HEADER + SFNT_ENTRY * tables
  for (let table = 0; table < tables; table += 1) {
    const entry = WOFF_HEADER + WOFF_ENTRY * table
    const offset = from.getUint32(entry + 4)
    const packed = new Uint8Array(woff, offset, from.getUint32(entry + 8))
    const length = from.getUint32(entry + 12)
    const slot = SFNT_HEADER + SFNT_ENTRY * table
    to.setUint32(slot, from.getUint32(entry))
    to.setUint32(slot + 4, from.getUint32(entry + 16))
    to.setUint32(slot + 8, at)
    to.setUint32(slot + 12, length)
    // A table that does not get smaller is stored uncompressed.
    font.set(packed.byteLength < length ? await inflate(packed) : packed, at)
    at += Math.ceil(length / 4) * 4
  }
  return font
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
