import { useSearch } from '@tanstack/react-router'
import { DEFAULT_PERFORMANCE_DAYS } from '#domain/performance/performanceSearch'
import { readWindow } from '#domain/trips/windowSearch'
import { PerformanceScreen } from '../../../features/performance/dashboard/PerformanceScreen'
import { useSearchChange } from '../search/useSearchChange'

/** Keeps the window of the figures in the address. */
export function PerformanceRoute() {
  const { days } = useSearch({ from: '/shell/4' })
  const change = useSearchChange<'/shell/4'>()
  return (
    <PerformanceScreen
      days={readWindow(days, DEFAULT_PERFORMANCE_DAYS)}
      onDays={(chosen) => change({ days: `${chosen}` })}
    />
  )
}
