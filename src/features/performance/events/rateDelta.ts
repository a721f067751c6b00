import type { Delta } from '../../../ui/display/DeltaText'

/** A change of a rate of events, of which fewer are better; null where there is nothing to compare with. */
export function rateDelta(
  changePercent: number | null,
  signedPercent: (percent: number) => string,
): Delta | null {
  if (changePercent === null) return null
  const tenths = Math.round(changePercent * 10)
  const direction = tenths > 0 ? 'up' : tenths < 0 ? 'down' : 'same'
  return { text: signedPercent(changePercent), direction, good: direction === 'down' }
}
