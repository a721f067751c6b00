import { useLingui } from '@lingui/react/macro'
import { LOW_FUEL_PERCENT, LOW_OIL_PERCENT, type Vehicle } from '../../../domain/vehicle'
import { useFormats } from '../../../i18n/FormatsProvider'
import { MISSING, type Quantity } from '../../../i18n/formats'
import { UNIT_LABELS } from '../../../i18n/unitLabels'
import { Meter } from '../../../ui/Meter'
import styles from './StatStrip.module.css'

interface Stat {
  name: string
  reading: Pick<Quantity, 'value' | 'unit'>
  meter?: { percent: number; low: boolean } | undefined
}

/** Range, fuel or charge, oil life, odometer and economy, in the visitor's units. */
export function StatStrip({ vehicle }: { vehicle: Vehicle }) {
  return (
    <dl className={styles.strip}>
      {useStats(vehicle).map(({ name, reading, meter }) => (
        <div key={name} className={styles.stat}>
          <dt>{name}</dt>
          <dd className={reading.value === MISSING ? styles.none : styles.value}>
            {reading.value}
            {reading.unit && <small>{reading.unit}</small>}
            {meter && <Meter {...meter} className={styles.meter} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useStats({ details }: Vehicle): Stat[] {
  const { t, i18n } = useLingui()
  const { distance, economy, whole } = useFormats()
  const percent = (value: number | null, low: number) => ({
    reading:
      value === null
        ? { value: MISSING, unit: '' }
        : { value: whole(value), unit: i18n._(UNIT_LABELS.percent) },
    meter: value === null ? undefined : { percent: value, low: value <= low },
  })
  const stats: Stat[] = [
    { name: t`Range`, reading: distance(details.rangeMi) },
    { name: details.ev ? t`Charge` : t`Fuel`, ...percent(details.fuel, LOW_FUEL_PERCENT - 1) },
    { name: t`Odometer`, reading: distance(details.odometerMi) },
    { name: t`Economy`, reading: economy(details.fuelEconomyMpg, details.ev ? 'electric' : 'fuel') },
  ]
  // An electric vehicle has no engine oil: no tile rather than an empty one.
  if (!details.ev) stats.splice(2, 0, { name: t`Oil life`, ...percent(details.oilLife, LOW_OIL_PERCENT) })
  return stats
}
