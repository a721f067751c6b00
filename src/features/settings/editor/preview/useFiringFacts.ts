import { useMemo } from 'react'
import { workingDay } from '#domain/base/demoTime'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { dayCalendar } from '#domain/notifications/firing/counting/dayCalendar'
import type { FiringFacts } from '#domain/notifications/firing/counting/firingFacts'
import type { RuleScope } from '#domain/notifications/ruleScope'
import { type RuleVehicle, useRuleVehicles } from '../../../../data/queries/firingFacts'
import { useRuleScope } from '../../../../data/queries/ruleScope'
import { useFormats } from '../../../../i18n/useFormats'
import { useDemoNow } from '../../../../state/demoClock'

/** Facts with the displayed data of each vehicle, and the managers who can be notified. */
export interface ShownFacts extends FiringFacts {
  vehicles: readonly RuleVehicle[]
  managers: RuleScope['people']
}

/** The facts that the firings of a section's rules are counted from, in memory while the screen is open. */
export function useFiringFacts(section: Section): Live<ShownFacts> {
  const vehicles = useRuleVehicles(section)
  const scope = useRuleScope(section)
  const now = useDemoNow()
  const { timeZone, system } = useFormats()
  return useMemo(() => {
    const calendar = dayCalendar(workingDay(now, timeZone, 1))
    return mapLive(joinLive({ vehicles, scope }), (read) => ({
      section,
      vehicles: read.vehicles,
      managers: read.scope.people,
      calendar,
      system,
    }))
  }, [vehicles, scope, now, timeZone, system, section])
}
