/** As much of an event's name as the hand-off page shows. */
export const HANDOFF_EVENT_CHARACTERS = 80

/** Letters, figures and the signs that names are written with; the last one is ours, where a name was cut. */
const NAME = /^[\p{L}\p{M}\p{N} &'’.,()/+–—…-]*$/u
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g
/** A telephone number, whatever stands between its figures. */
const NUMBER = /\d(?:[ ().–/-]*\d){6}/
/** Such as `example.com`. */
const ADDRESS = /\.\p{L}{2}|\bwww\b/iu

/**
 * An event's name as one line in the form of a name. The hand-off page shows it on the operator's own domain, and
 * anybody can write an address of that page: what has another form, a telephone number or an address of the web in it,
 * is left out.
 * @returns an empty text for what is no name
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
