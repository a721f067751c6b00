import { useLingui } from '@lingui/react/macro'
import { isLowLevel, isLowOil } from '#domain/vehicle/lowReadings'
import { reportedOdometerMi, type Vehicle } from '#domain/vehicle/vehicle'
import { useFormats } from '../../../../i18n/FormatsProvider'
import { MISSING } from '../../../../i18n/formats'
import { UNIT_LABELS } from '../../../../i18n/unitLabels'
import { type Stat, Stats } from './Stats'

/** Range, fuel or charge, oil life, odometer and economy, in the visitor's units. */
export function StatStrip({ vehicle }: { vehicle: Vehicle }) {
  return <Stats stats={useStats(vehicle)} />
}

function useStats({ details }: Vehicle): Stat[] {
  const { t, i18n } = useLingui()
  const { distance, economy, whole } = useFormats()
  const percent = (value: number | null, isLow: (value: number | null) => boolean) => ({
    reading:
      value === null
        ? { value: MISSING, unit: '' }
        : { value: whole(value), unit: i18n._(UNIT_LABELS.percent) },
    meter: value === null ? undefined : { percent: value, low: isLow(value) },
  })
  const stats: Stat[] = [
    { name: t`Range`, reading: distance(details.rangeMi) },
    { name: details.ev ? t`Charge` : t`Fuel`, ...percent(details.fuel, isLowLevel) },
    { name: t`Odometer`, reading: distance(reportedOdometerMi({ details })) },
    { name: t`Economy`, reading: economy(details.fuelEconomyMpg, details.ev ? 'electric' : 'fuel') },
  ]
  // An electric vehicle has no engine oil, so it has no tile for it.
  if (!details.ev) stats.splice(2, 0, { name: t`Oil life`, ...percent(details.oilLife, isLowOil) })
  return stats
}
