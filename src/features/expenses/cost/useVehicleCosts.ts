import { useMemo } from 'react'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import { fullDays, type VehicleCost, vehicleCosts } from '#domain/reports/expenseTotals'
import type { WindowDays } from '#domain/vehicle/score'
import { type DrivenVehicle, filterByFleet } from '#domain/vehicle/vehicle'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import type { SelectedFleet } from '../../../state/fleet'
import type { ExpenseRows } from '../useExpenseRows'

/** What driving a vehicle cost, with the vehicle. */
export interface CostRow extends VehicleCost {
  id: string
  vehicle: DrivenVehicle
}

/** The vehicles of a fleet that were driven or paid for, with what a mile of theirs cost; the dearest first. */
export function useVehicleCosts(
  rows: Live<ExpenseRows>,
  fleet: SelectedFleet,
  days: WindowDays,
): Live<CostRow[]> {
  const vehicleDays = useVehicleDays()
  return useMemo(
    () =>
      mapLive(joinLive({ rows, vehicleDays }), (stored) => {
        const daysOf = new Map(stored.vehicleDays.map((one) => [one.id, one]))
        const vehicles = filterByFleet(stored.rows.vehicles, fleet).filter(({ id }) => daysOf.has(id))
        const costs = vehicleCosts(
          vehicles.flatMap(({ id }) => daysOf.get(id) ?? []),
          stored.rows.all,
          fullDays(days),
        )
        return vehicles
          .flatMap((vehicle, at): CostRow[] => {
            const cost = costs[at]
            return cost && (cost.distanceMi > 0 || cost.count > 0)
              ? [{ ...cost, id: vehicle.id, vehicle }]
              : []
          })
          .toSorted((a, b) => (b.costPerMile ?? -1) - (a.costPerMile ?? -1))
      }),
    [rows, vehicleDays, fleet, days],
  )
}
