import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { routeFor } from '../../domain/kiosk/routes'
import { WINDOWS, type WindowDays } from '../../domain/trips/score'
import { DashboardScreen } from '../../features/dashboard/DashboardScreen'
import { challengeCheck } from '../../state/challenge'
import { setEssentials } from '../../state/mode'
import { KitProvider } from '../../ui/kit/KitProvider'
import { FleetChoice } from '../../widgets/scope/FleetChoice'

const DEFAULT_DAYS: WindowDays = 30

/**
 * The days of the behavior summaries live in the address; /essentials turns essentials mode on
 * (docs/rules.md MO-06).
 */
export function DashboardRoute() {
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const { pathname } = useLocation()
  const essentials = routeFor(pathname)?.name === 'essentials'
  // Before the first paint, so that nothing shows that the plan does not have.
  useLayoutEffect(() => {
    if (essentials) setEssentials(true)
  }, [essentials])
  const changeDays = (days: WindowDays) => {
    if (days === 60) challengeCheck('go-the-extra-mile')
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, days }),
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <KitProvider>
      <DashboardScreen
        fleetChoice={<FleetChoice inText />}
        days={WINDOWS.find((days) => String(days) === search.days) ?? DEFAULT_DAYS}
        onDays={changeDays}
        onSearch={(q) => void navigate({ to: '/1', search: { q } })}
        onLearnMore={() => void navigate({ to: '/10' })}
      />
    </KitProvider>
  )
}
