/**
 * Identifiers are made by us, never by the database: rows with generated keys become unreadable on some iOS
 * builds (docs/outbox.md O2). `crypto.randomUUID` needs a secure context, which a kiosk on plain http in a
 * LAN does not have; `getRandomValues` always works.
 */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

const fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes)

/** A random UUID, RFC 9562 version 4. */
export function uuidv4(fill: FillRandom = fillRandom): string {
  const bytes = fill(new Uint8Array(16))
  return format(stamped(bytes, 0x40))
}

/**
 * A generator of UUIDs of version 7 that sort in the order they were made, even within one millisecond and
 * when the clock goes back: 12 bits count up inside a millisecond (RFC 9562, 6.2).
 * @returns a function from Unix milliseconds to a UUID
 */
export function createUuidv7(fill: FillRandom = fillRandom): (nowMs: number) => string {
  let lastMs = -1
  let counter = 0
  return (nowMs) => {
    const bytes = fill(new Uint8Array(16))
    const wantedMs = Math.max(0, Math.floor(nowMs))
    if (wantedMs > lastMs || counter === 0xfff) {
      lastMs = Math.max(wantedMs, lastMs + 1)
      // Starts in the lower half, which leaves the upper half for counting.
      counter = (((bytes[6] ?? 0) << 8) | (bytes[7] ?? 0)) & 0x7ff
    } else {
      counter += 1
    }
    const view = new DataView(bytes.buffer)
    view.setUint32(0, Math.floor(lastMs / 0x10000))
    view.setUint16(4, lastMs % 0x10000)
    view.setUint16(6, counter)
    return format(stamped(bytes, 0x70))
  }
}

function stamped(bytes: Uint8Array<ArrayBuffer>, version: number): Uint8Array<ArrayBuffer> {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | version
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes
}

function format(bytes: Uint8Array<ArrayBuffer>): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
