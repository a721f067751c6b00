import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { LOW_OIL_PERCENT, type Vehicle } from '../../domain/vehicle'
import { UNIT_LABELS } from '../../i18n/labels'
import { distanceIn, economyIn, oneDecimal, unitSystemOf, wholeNumber } from '../../i18n/units'
import { useLocale } from '../../state/locale'
import { Meter } from '../../ui/Meter'
import styles from './StatStrip.module.css'

interface Stat {
  name: string
  /** Null: the vehicle does not say. */
  value: string | null
  unit: MessageDescriptor
  meter?: { percent: number; low: boolean } | undefined
}

const LOW_FUEL_PERCENT = 20

/** Range, fuel or charge, oil life, odometer and economy, in the units of the region. */
export function StatStrip({ vehicle }: { vehicle: Vehicle }) {
  const { i18n } = useLingui()
  return (
    <dl className={styles.strip}>
      {useStats(vehicle).map(({ name, value, unit, meter }) => (
        <div key={name} className={styles.stat}>
          <dt>{name}</dt>
          <dd className={value === null ? styles.none : styles.value}>
            {value === null ? (
              '--'
            ) : (
              <>
                {value}
                <small>{i18n._(unit)}</small>
              </>
            )}
            {meter && <Meter {...meter} className={styles.meter} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useStats({ details }: Vehicle): Stat[] {
  const { t } = useLingui()
  const locale = useLocale()
  const system = unitSystemOf(locale)
  const metric = system === 'metric'
  const distanceUnit = metric ? UNIT_LABELS.kilometres : UNIT_LABELS.miles
  const distance = (miles: number) => wholeNumber(locale, distanceIn(system, miles))
  const percent = (value: number | null, low: number) => ({
    value: value === null ? null : wholeNumber(locale, value),
    unit: UNIT_LABELS.percent,
    meter: value === null ? undefined : { percent: value, low: value <= low },
  })
  const economy = details.fuelEconomyMpg === null ? null : economyIn(system, details.fuelEconomyMpg)
  const fuelUnit = metric ? UNIT_LABELS.litresPer100Km : UNIT_LABELS.mpg
  const chargeUnit = metric ? UNIT_LABELS.litresEquivalentPer100Km : UNIT_LABELS.mpgEquivalent
  const stats: Stat[] = [
    {
      name: t`Range`,
      value: details.rangeMi === null ? null : distance(details.rangeMi),
      unit: distanceUnit,
    },
    { name: details.ev ? t`Charge` : t`Fuel`, ...percent(details.fuel, LOW_FUEL_PERCENT - 1) },
    { name: t`Odometer`, value: distance(details.odometerMi), unit: distanceUnit },
    {
      name: t`Economy`,
      value: economy === null ? null : oneDecimal(locale, economy),
      unit: details.ev ? chargeUnit : fuelUnit,
    },
  ]
  // An electric vehicle has no engine oil: no tile rather than an empty one.
  if (!details.ev) stats.splice(2, 0, { name: t`Oil life`, ...percent(details.oilLife, LOW_OIL_PERCENT) })
  return stats
}
