import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import { isLowOil } from '#domain/vehicle/lowReadings'
import { lowOilCycles, OIL_ALERT_CYCLES, oilAlertFires, oilLifeAtTripEnds } from '#domain/vehicle/oilAlert'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { useTripsOfVehicle } from '../../../data/queries/trips'
import { useFormats } from '../../../i18n/FormatsProvider'
import { FactRow } from '../../../ui/display/FactRow'
import { ICONS } from '../../../ui/icons/icons'

/**
 * Oil life, and how long it has been low. The alert waits for three ignition cycles,
 * unless the vehicle itself has raised the flag.
 */
export function OilRow({ vehicle, oilLife }: { vehicle: Vehicle; oilLife: number }) {
  const { t } = useLingui()
  const { percent } = useFormats()
  const trips = useTripsOfVehicle(vehicle.id)
  const low = vehicle.details.diagnostics.oil || isLowOil(oilLife)
  const readings = oilLifeAtTripEnds(oilLife, valueOr(trips, []))
  const cycles = lowOilCycles(readings)
  const alert = vehicle.details.diagnostics.oil || oilAlertFires(readings)
  const oil = percent(oilLife)
  const needed = OIL_ALERT_CYCLES
  return (
    <FactRow
      icon={low ? (alert ? ICONS.octagonAlert : ICONS.triangleAlert) : ICONS.droplet}
      tone={low ? (alert ? 'high' : 'med') : 'ok'}
      name={t`Engine oil`}
      step={low && t`Schedule an oil change.`}
    >
      {t`${oil} life left`}
      {low && cycles > 0 && (
        <>
          {', '}
          <Plural value={cycles} one="low for # ignition cycle" other="low for # ignition cycles in a row" />
        </>
      )}
      {low && !alert && (
        <>
          {'. '}
          <Trans>The alert is sent after {needed} cycles.</Trans>
        </>
      )}
    </FactRow>
  )
}
