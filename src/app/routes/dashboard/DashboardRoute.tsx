import { useNavigate, useSearch } from '@tanstack/react-router'
import { DEFAULT_SUMMARY_DAYS } from '#domain/dashboard/dashboardSearch'
import { readWindow } from '#domain/trips/windowSearch'
import { DashboardScreen } from '../../../features/dashboard/DashboardScreen'
import { useSearchChange } from '../search/useSearchChange'

/** Keeps the time window of the behavior summaries in the address. */
export function DashboardRoute() {
  const navigate = useNavigate()
  const { days } = useSearch({ from: '/shell/dashboard' })
  const change = useSearchChange<'/shell/dashboard'>()
  return (
    <DashboardScreen
      days={readWindow(days, DEFAULT_SUMMARY_DAYS)}
      onDays={(chosen) => change({ days: `${chosen}` })}
      onSearch={(q) => void navigate({ to: '/1', search: { q } })}
    />
  )
}
