/** The zone of the event's days and hours: `name`, or this machine's own. Throws a plain sentence when it is none. */
export function zoneFrom(name: string | undefined): string {
  const zone = name?.trim() || Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    throw new Error(`TIME_ZONE must be a name such as America/Toronto, not "${zone}".`)
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment in `zone` as `2026-11-22 14:03:22`, which sorts and needs no explanation. */
export function momentIn(zone: string, instant: string | number): string {
  // Swedish writes a date and a time just so.
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
  formats.set(zone, format)
  return format.format(new Date(instant))
}

/** The calendar day of a moment in `zone`, YYYY-MM-DD. */
export const dayIn = (zone: string, instant: string | number): string => momentIn(zone, instant).slice(0, 10)
