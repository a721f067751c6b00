import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { BehaviorWidgetColumn } from '#domain/behavior/behaviorColumns'
import type { WindowDays } from '#domain/vehicle/score'
import type { Formats, Quantity } from '../../../i18n/formats'
import { useFormats } from '../../../i18n/useFormats'
import { StatTile } from '../../../ui/display/StatTile'
import { behaviorDelta } from '../../../widgets/behavior/behaviorDelta'
import styles from './SummaryColumn.module.css'

export interface SummaryColumnProps {
  column: BehaviorWidgetColumn
  /** Number of vehicles in the summary. */
  vehicles: number
  ev: boolean
  window: WindowDays
}

/** One measure of a summary, with a link to its table by vehicle. */
export function SummaryColumn({ column, vehicles, ev, window }: SummaryColumnProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { measure, value, average, change, link } = column
  const label = {
    distance: t`Distance`,
    consumption: ev ? t`Energy used` : t`Fuel used`,
    economy: t`Economy`,
  }[measure]
  const shown = quantityOf(column, value, ev, formats)
  const mean = quantityOf(column, average, ev, formats).text
  return (
    <Link
      to={link}
      search={{ window: `${window}`, vehicles: ev ? 'electric' : 'gas' }}
      className={styles.column}
    >
      <StatTile
        label={label}
        value={shown.value}
        unit={shown.unit || undefined}
        delta={behaviorDelta(measure, change, formats) ?? undefined}
        caption={
          measure === 'economy'
            ? t`${plural(vehicles, { one: 'Average of # vehicle', other: 'Average of # vehicles' })}`
            : t`${mean} per vehicle`
        }
      />
    </Link>
  )
}

function quantityOf(
  { unit }: BehaviorWidgetColumn,
  value: number | null,
  ev: boolean,
  { distance, energy, volume, economy }: Formats,
): Quantity {
  if (unit === 'economy') return economy(value, ev ? 'electric' : 'fuel')
  if (unit === 'distance') return distance(value)
  return unit === 'energy' ? energy(value, 'whole') : volume(value, 'whole')
}
