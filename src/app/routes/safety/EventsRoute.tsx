import { useSearch } from '@tanstack/react-router'
import { DEFAULT_PERFORMANCE_DAYS } from '#domain/performance/performanceSearch'
import { readWindow } from '#domain/trips/windowSearch'
import { EventsScreen } from '../../../features/performance/events/EventsScreen'
import { useSearchChange } from '../search/useSearchChange'

/** Keeps the window, search, filters and order of the list of trip events in the address. */
export function EventsRoute() {
  const search = useSearch({ from: '/shell/4/events' })
  const change = useSearchChange<'/shell/4/events'>()
  return (
    <EventsScreen
      search={search}
      onSearch={change}
      days={readWindow(search.days, DEFAULT_PERFORMANCE_DAYS)}
      onDays={(days) => change({ days: `${days}` })}
    />
  )
}
