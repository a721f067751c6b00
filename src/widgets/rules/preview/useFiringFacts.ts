import { useMemo } from 'react'
import { type RuleVehicle, useRuleVehicles } from '../../../data/queries/firingFacts'
import { useUsers } from '../../../data/queries/users'
import { workingDay } from '../../../domain/kiosk/demoTime'
import { joinLive, type Live, mapLive } from '../../../domain/kiosk/live'
import type { FeedSection } from '../../../domain/notifications/feed'
import { dayCalendar } from '../../../domain/notifications/firing/counting/dayCalendar'
import type { FiringFacts } from '../../../domain/notifications/firing/counting/firingFacts'
import type { FleetUser } from '../../../domain/people/user'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useDemoNow } from '../../../state/demoClock'

/** Facts with what a screen shows of each vehicle, and the people who may be told. */
export interface ShownFacts extends FiringFacts {
  vehicles: readonly RuleVehicle[]
  managers: readonly FleetUser[]
}

/** What the firings of a section's rules are counted from, in memory for as long as the screen is open. */
export function useFiringFacts(section: FeedSection): Live<ShownFacts> {
  const vehicles = useRuleVehicles(section)
  const users = useUsers()
  const now = useDemoNow()
  const { timeZone, system } = useFormats()
  return useMemo(() => {
    const calendar = dayCalendar(workingDay(now, timeZone, 1))
    return mapLive(joinLive({ vehicles, users }), (read) => ({
      section,
      vehicles: read.vehicles,
      managers: read.users.filter(({ role }) => role !== 'driver'),
      calendar,
      system,
    }))
  }, [vehicles, users, now, timeZone, system, section])
}
