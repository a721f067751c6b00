import { useLingui } from '@lingui/react/macro'
import { type DealerVehicle, inventoryLevel } from '#domain/dealer/dealerVehicle'
import { isLowLevel, isLowOil } from '#domain/vehicle/lowReadings'
import { useFormats } from '../../../i18n/FormatsProvider'
import { MISSING } from '../../../i18n/formats'
import { UNIT_LABELS } from '../../../i18n/unitLabels'
import { type Stat, Stats } from '../detail/hero/Stats'

/** Range, fuel or charge, oil life, odometer and days in inventory; of a silent vehicle what is known. */
export function DealerStats({ vehicle }: { vehicle: DealerVehicle }) {
  const { t, i18n } = useLingui()
  const { distance, whole } = useFormats()
  const { details, odometerMi, daysInInventory } = vehicle
  const percent = (
    value: number | null,
    isLow: (value: number | null) => boolean,
  ): Pick<Stat, 'reading' | 'meter'> =>
    value === null
      ? { reading: { value: MISSING, unit: '' } }
      : {
          reading: { value: whole(value), unit: i18n._(UNIT_LABELS.percent) },
          meter: { percent: value, low: isLow(value) },
        }
  const stats: Stat[] = [
    { name: t`Range`, reading: distance(details.rangeMi) },
    { name: details.ev ? t`Charge` : t`Fuel`, ...percent(inventoryLevel(vehicle), isLowLevel) },
    { name: t`Oil life`, ...percent(details.oilLife, isLowOil) },
    { name: t`Odometer`, reading: distance(odometerMi) },
    {
      name: t`Days in inventory`,
      reading: { value: daysInInventory === null ? MISSING : whole(daysInInventory), unit: '' },
    },
  ]
  return <Stats stats={stats.filter(({ reading }) => reading.value !== MISSING)} />
}
