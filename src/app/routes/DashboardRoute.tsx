import { useNavigate, useSearch } from '@tanstack/react-router'
import { DEFAULT_SUMMARY_DAYS } from '../../domain/dashboard/dashboardSearch'
import type { WindowDays } from '../../domain/trips/score'
import { readWindow } from '../../domain/trips/windowSearch'
import { DashboardScreen } from '../../features/dashboard/DashboardScreen'
import { FleetChoice } from '../../widgets/scope/FleetChoice'
import { useDataProblem, useRetryData } from '../shell/dataProblem'
import { useSearchChange } from './search/useSearchChange'

/** The days of the behavior summaries live in the address. */
export function DashboardRoute() {
  const navigate = useNavigate()
  const { days } = useSearch({ from: '/shell/dashboard' })
  const change = useSearchChange<'/shell/dashboard'>()
  const changeDays = (chosen: WindowDays) => {
    change({ days: `${chosen}` })
  }
  return (
    <DashboardScreen
      fleetChoice={<FleetChoice inText />}
      days={readWindow(days, DEFAULT_SUMMARY_DAYS)}
      problem={useDataProblem()}
      onDays={changeDays}
      onSearch={(q) => void navigate({ to: '/1', search: { q } })}
      onRetry={useRetryData()}
    />
  )
}
