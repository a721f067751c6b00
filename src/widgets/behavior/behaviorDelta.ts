import { changeColor, type MeasureName } from '#domain/behavior/behaviorColumns'
import type { Formats } from '../../i18n/formats'
import { toEconomyChange } from '../../i18n/units'
import type { Delta } from '../../ui/display/DeltaText'

/** A change in the visitor's units; null if there is nothing to compare with. */
export function behaviorDelta(
  measure: MeasureName,
  change: number | null,
  { system, signedPercent }: Pick<Formats, 'system' | 'signedPercent'>,
): Delta | null {
  const shown = measure === 'economy' && change !== null ? toEconomyChange(system, change) : change
  if (shown === null) return null
  const color = changeColor(measure, change)
  // Compares the displayed value, rounded to a tenth.
  const tenths = Math.round(shown * 10)
  return {
    text: signedPercent(shown),
    direction: tenths > 0 ? 'up' : tenths < 0 ? 'down' : 'same',
    good: color === null ? null : color === 'green',
  }
}
