import { useMemo } from 'react'
import { joinLive } from '#domain/base/live'
import { inventoryHealth } from '#domain/dealer/dealerHealth'
import { type DealerVehicle, filterByLot } from '#domain/dealer/dealerVehicle'
import { coverageOf } from '#domain/performance/coverage'
import { daySumsOf } from '#domain/performance/daySums'
import { headlinesOf } from '#domain/performance/headline/headlines'
import { rankedScores } from '#domain/performance/rankedScores'
import type { WindowDays } from '#domain/vehicle/score'
import { modelText } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { useDealerVehicleDays } from '../../../data/queries/dealerVehicleDays'
import { useDealerVehicles } from '../../../data/queries/dealerVehicles'
import { useCapabilities } from '../../../state/capabilities'
import { useEffectiveLot } from '../../../state/fleet'
import { surface } from '../../../ui/display/surface'
import { Gate } from '../../../ui/feedback/Gate'
import { PerformancePage } from './PerformancePage'
import type { PerformanceView } from './performanceView'

interface InventoryProps {
  days: WindowDays
  vehicles: readonly DealerVehicle[]
  daily: readonly VehicleDays[]
}

/** The performance of a dealer's inventory, of all lots or of the chosen one. */
export function InventoryPerformance({ days }: { days: WindowDays }) {
  const vehicles = useDealerVehicles()
  const daily = useDealerVehicleDays()
  return (
    <Gate
      live={joinLive({ vehicles, daily })}
      frame={(problem) => <section className={surface()}>{problem}</section>}
    >
      {(stored) => <Inventory days={days} {...stored} />}
    </Gate>
  )
}

function Inventory({ days, vehicles, daily }: InventoryProps) {
  const lot = useEffectiveLot()
  const { camera } = useCapabilities()
  const scope = useMemo(() => {
    const shown = filterByLot(vehicles, lot)
    const ids = new Set(shown.map(({ id }) => id))
    const rows = daily.filter(({ id }) => ids.has(id))
    return { shown, rows, facts: { sums: daySumsOf(rows), spent: null } }
  }, [vehicles, daily, lot])
  const view = useMemo<PerformanceView>(() => {
    const { shown, rows, facts } = scope
    const known = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
    const listed = shown.map((vehicle) => ({ ...vehicle, health: inventoryHealth(vehicle) }))
    const scores = rankedScores(rows, days, ({ id }) => id)
    return {
      ranks: 'vehicles',
      days,
      rows,
      allRows: rows,
      facts,
      coverage: coverageOf(listed, rows, days),
      offer: { camera, expenses: false },
      scores,
      headlines: headlinesOf({ days, facts, rows, allRows: rows, coached: [], stormDaysAgo: [], scores }),
      coachedDaysAgo: null,
      rankedName: (id) => {
        const vehicle = known.get(id)
        return {
          name: vehicle?.label ?? id,
          detail: vehicle ? modelText(vehicle) : null,
          to: `/1/detail/${id}`,
        }
      },
      labelOf: (id) => known.get(id)?.label ?? id,
    }
  }, [scope, vehicles, days, camera])
  return <PerformancePage view={view} />
}
