/**
 * Whether a kept draft has the shape of the form. Null means a number that was not typed or a choice that was not made;
 * the members of an empty list are texts.
 */
export function fitsShape<T>(kept: unknown, like: T): kept is T {
  if (Array.isArray(like)) {
    return Array.isArray(kept) && kept.every((one) => fitsShape(one, like[0] ?? ''))
  }
  if (like === null || typeof like === 'number') {
    return kept === null || typeof kept === 'number' || (like === null && typeof kept === 'string')
  }
  if (typeof like !== 'object') return typeof kept === typeof like
  if (typeof kept !== 'object' || kept === null) return false
  return Object.entries(like).every(([field, value]) =>
    fitsShape((kept as Record<string, unknown>)[field], value),
  )
}
