/** Maximum length of an event's name on the hand-off page. */
export const HANDOFF_EVENT_CHARACTERS = 80

/** Letters, digits and the punctuation of names; the last character is the ellipsis of a name that we cut. */
const NAME = /^[\p{L}\p{M}\p{N} &'’.,()/+–—…-]*$/u
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g
/** A telephone number, with any separators. */
const NUMBER = /\d(?:[ ().–/-]*\d){6}/
/** Such as `example.com`. */
const ADDRESS = /\.\p{L}{2}|\bwww\b/iu

/**
 * An event's name as one line in the format of a name. The hand-off page is on the operator's own domain, and
 * anyone can make an address of that page, so other formats, telephone numbers and web addresses are left
 * out.
 * @returns an empty text for an invalid name
 */
export function cleanEvent(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  if (!NAME.test(line) || ADDRESS.test(line) || NUMBER.test(line.replace(YEAR, ' '))) return ''
  const letters = [...line]
  if (letters.length <= HANDOFF_EVENT_CHARACTERS) return line
  return `${letters
    .slice(0, HANDOFF_EVENT_CHARACTERS - 1)
    .join('')
    .trim()}…`
}
