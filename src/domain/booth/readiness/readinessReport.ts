/** Above this, the modules of the QR code are smaller than four pixels, too small for a phone (docs/booth.md B4). */
export const PROOF_TEXT_BYTES = 320

const MORE = ' …'

/**
 * Shortens the lines of the report for the team chat to fit into its QR code: drops the last lines first, and
 * cuts a line that is too long.
 */
export function fitReadinessReport(lines: readonly string[], limitBytes = PROOF_TEXT_BYTES): string {
  let text = ''
  for (const line of lines) {
    const next = text === '' ? line : `${text}\n${line}`
    if (bytesOf(next) > limitBytes) return cut(next, limitBytes)
    text = next
  }
  return text
}

function cut(text: string, limitBytes: number): string {
  const characters = [...text]
  while (characters.length > 0 && bytesOf(characters.join('') + MORE) > limitBytes) characters.pop()
  return characters.join('').trimEnd() + MORE
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length
