/** As much of an event's name as a configuration may hold. */
export const EVENT_LENGTH = 200

/** An event's name as one line of plain text: no control characters, and none that turn the direction of a line. */
export function cleanEvent(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return [...line].slice(0, EVENT_LENGTH).join('').trim()
}
