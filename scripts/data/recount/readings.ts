import type { RuleConditions } from '#domain/notifications/notificationRule'
import type { Day } from './day'

type Kinds = RuleConditions['diagnosticConditions']
type Found = { ago: number; reason: string }

/** Days on which a reading went low (docs/firing.md F3). */
export function lowReadings(days: readonly Day[], kinds: Kinds): Found[] {
  const found: Found[] = []
  let cycles: number | null = null
  for (const [place, day] of days.entries()) {
    const before = days[place - 1]
    const went = (isLow: (day: Day) => boolean) => before !== undefined && isLow(day) && !isLow(before)
    const ev = day.row.ev
    if (ev ? kinds.charge : kinds.fuel) {
      if (went(lowLevel)) found.push({ ago: day.ago, reason: ev ? 'charge' : 'fuel' })
    }
    if (kinds.tires && went(lowTire)) found.push({ ago: day.ago, reason: 'tires' })
    if (!lowOil(day)) {
      cycles = 0
    } else if (before !== undefined && cycles !== null) {
      const sum: number = cycles + (day.row.ignitionCycles[day.at] ?? 0)
      if (kinds.oil && cycles < 3 && sum >= 3) found.push({ ago: day.ago, reason: 'oil' })
      cycles = sum
    }
  }
  return found
}

const lowLevel = ({ row, at }: Day) => atMost(row.levelPercent[at], 20)
const lowOil = ({ row, at }: Day) => atMost(row.oilLife[at], 10)
const lowTire = ({ row, at }: Day) => {
  const psi = row.tireShortfallPsi[at]
  return typeof psi === 'number' && psi >= 3
}
const atMost = (value: number | null | undefined, limit: number) =>
  typeof value === 'number' && value <= limit
