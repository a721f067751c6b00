import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import { behaviorOf } from '#domain/behavior/behavior'
import { isLowLevel } from '#domain/vehicle/lowReadings'
import { reportedOdometerMi, type Vehicle } from '#domain/vehicle/vehicle'
import { useLastFilling } from '../../../data/queries/expenses'
import { useDaysOfVehicle } from '../../../data/queries/vehicleDays'
import { useFormats } from '../../../i18n/useFormats'
import { Card } from '../../../ui/display/Card'
import { FactList } from '../../../ui/display/FactList'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'

/** Mileage and economy of a vehicle, and its last filling. Its level is among the figures of the hero card. */
export function FuelCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const { distance, economy, energy, volume } = useFormats()
  const { ev, fuel, fuelEconomyMpg } = vehicle.details
  const days = useDaysOfVehicle(vehicle.id)
  const lastFilling = useLastFillingText(vehicle)
  const week = behaviorOf(valueOr(days, undefined), 7)
  const amount = ev ? energy : volume
  const low = isLowLevel(fuel)
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
      <FactList
        facts={[
          { name: t`Odometer`, value: distance(reportedOdometerMi(vehicle)).text },
          { name: t`Displayed economy`, value: economy(fuelEconomyMpg, ev ? 'electric' : 'fuel').text },
          ...(week.distanceDriven
            ? [
                { name: t`7-day distance`, value: distance(week.distanceDriven).text },
                {
                  name: ev ? t`7-day energy use` : t`7-day fuel use`,
                  value: amount(week.consumption).text,
                },
                {
                  name: t`7-day economy`,
                  value: economy(week.economy, ev ? 'electric' : 'fuel').text,
                },
              ]
            : []),
          ...(lastFilling ? [{ name: ev ? t`Last charge` : t`Last fill-up`, value: lastFilling }] : []),
        ]}
      />
    </Card>
  )
}

/**
 * Date and amount of the last filling; null if unknown. Today's charge is reported by the vehicle and is not
 * among the expenses yet.
 */
function useLastFillingText({ id, details: { ev, notifications } }: Vehicle): string | null {
  const { at, energy, shortDate, volume } = useFormats()
  const expense = valueOr(useLastFilling(id), null)
  const charge = notifications.find(({ kind }) => kind === 'charging')
  const chargedAt = charge && at({ minutesAgo: charge.minutesAgo })
  const paidAt = expense && at(expense.date)
  if (chargedAt && (!paidAt || chargedAt > paidAt)) return shortDate(chargedAt)
  if (!paidAt) return null
  return `${shortDate(paidAt)}, ${(ev ? energy : volume)(expense.details.volume).text}`
}
