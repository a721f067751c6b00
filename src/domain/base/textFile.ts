export type TextFileProblem = 'spreadsheet' | 'notText'

/** Magic numbers and byte order marks. */
const UTF16_LITTLE = [0xff, 0xfe]
const UTF16_BIG = [0xfe, 0xff]
/** A zip, as in current workbooks (xlsx, ods, numbers), and an OLE file, as in workbooks before 2007 (xls). */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** The text of a CSV file, or why it cannot be read. */
export function textOfFile(bytes: Uint8Array): { text: string } | { problem: TextFileProblem } {
  if (SPREADSHEETS.some((start) => startsWith(bytes, start))) return { problem: 'spreadsheet' }
  const text = decode(bytes)
  // Text never contains NUL, nearly every binary file does.
  return text.includes('\0') ? { problem: 'notText' } : { text }
}

/**
 * UTF-16 with a byte order mark, otherwise UTF-8, otherwise Windows-1252, which spreadsheets on Windows write
 * and which decodes any byte.
 */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, UTF16_LITTLE)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, UTF16_BIG)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}
