/** With more than this a module of its code has less than four pixels, too little for a phone (docs/booth.md B4). */
export const PROOF_TEXT_BYTES = 320

const MORE = ' …'

/**
 * Lines of the proof for the team chat, cut to what fits into its QR code: the last lines go first, and a line that
 * is too long is cut between characters.
 */
export function fitProofText(lines: readonly string[], limitBytes = PROOF_TEXT_BYTES): string {
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
