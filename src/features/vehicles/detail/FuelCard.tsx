import { useLingui } from '@lingui/react/macro'
import { useLastFilling } from '../../../data/queries/expenses'
import { useDaysOfVehicle } from '../../../data/queries/vehicleDays'
import { behaviorOf } from '../../../domain/behavior/behavior'
import { valueOr } from '../../../domain/kiosk/live'
import { LOW_FUEL_PERCENT, reportedOdometerMi, type Vehicle } from '../../../domain/vehicle/vehicle'
import { useFormats } from '../../../i18n/FormatsProvider'
import { MISSING } from '../../../i18n/formats'
import { UNIT_LABELS } from '../../../i18n/unitLabels'
import { Card } from '../../../ui/display/Card'
import { Meter } from '../../../ui/display/Meter'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import { FactList } from './FactList'
import styles from './FuelCard.module.css'

/** How much is in the tank or the battery, what the vehicle makes of it, and how far it has come. */
export function FuelCard({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useLingui()
  const { distance, economy, energy, volume, whole, shortDate, at } = useFormats()
  const { ev, fuel, fuelEconomyMpg } = vehicle.details
  const days = useDaysOfVehicle(vehicle.id)
  const filling = useLastFilling(vehicle.id)
  const week = behaviorOf(valueOr(days, undefined), 7)
  const last = valueOr(filling, null)
  const amount = ev ? energy : volume
  const low = fuel !== null && fuel < LOW_FUEL_PERCENT
  return (
    <Card
      title={ev ? t`Battery and mileage` : t`Fuel and mileage`}
      aside={
        low && (
          <StatusLabel tone="med" icon={ICONS.triangleAlert}>
            {ev ? t`Charge soon` : t`Refuel soon`}
          </StatusLabel>
        )
      }
    >
      <p className={styles.level}>
        {fuel === null ? (
          <span className={styles.none}>{MISSING}</span>
        ) : (
          <>
            {whole(fuel)}
            <small>{i18n._(UNIT_LABELS.percent)}</small>
          </>
        )}
        <span className={styles.of}>{ev ? t`Charge` : t`Fuel`}</span>
      </p>
      <Meter percent={fuel ?? 0} low={low} className={styles.meter} />
      <FactList
        facts={[
          { name: t`Odometer`, value: distance(reportedOdometerMi(vehicle)).text },
          { name: t`Economy`, value: economy(fuelEconomyMpg, ev ? 'electric' : 'fuel').text },
          ...(week.distanceDriven
            ? [
                { name: t`Distance in 7 days`, value: distance(week.distanceDriven).text },
                {
                  name: ev ? t`Energy used in 7 days` : t`Fuel used in 7 days`,
                  value: amount(week.consumption).text,
                },
              ]
            : []),
          ...(last
            ? [
                {
                  name: ev ? t`Last charge` : t`Last fill-up`,
                  value: `${shortDate(at(last.date))}, ${amount(last.details.volume).text}`,
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
