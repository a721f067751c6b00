import { useParams, useSearch } from '@tanstack/react-router'
import { DEFAULT_PERFORMANCE_DAYS } from '#domain/performance/performanceSearch'
import { readWindow } from '#domain/trips/windowSearch'
import { VehicleEventsScreen } from '../../../features/performance/events/vehicle/VehicleEventsScreen'
import { useSearchChange } from '../search/useSearchChange'

/** Keeps the window, what is counted and what is chosen of a vehicle's events in the address. */
export function VehicleEventsRoute() {
  const { id } = useParams({ from: '/shell/4/events/$id' })
  const search = useSearch({ from: '/shell/4/events/$id' })
  const change = useSearchChange<'/shell/4/events/$id'>()
  return (
    <VehicleEventsScreen
      key={id}
      id={id}
      search={search}
      onSearch={change}
      days={readWindow(search.days, DEFAULT_PERFORMANCE_DAYS)}
      onDays={(days) => change({ days: `${days}` })}
    />
  )
}
