import type { RuleConditions } from '#domain/notifications/notificationRule'
import { type DayNumber, monthsLater } from './calendar'
import type { Day } from './day'

type Conditions = RuleConditions['maintenanceConditions']

/** A due day before the history began: it fired in its time. */
const LONG_AGO = Number.NEGATIVE_INFINITY

/** Due days of one vehicle (docs/firing.md F4); amounts without a unit are in `shown`. */
export function reminders(
  days: readonly Day[],
  { mileage, time }: Conditions,
  today: DayNumber,
  shown: 'mi' | 'km',
): { ago: number; reason: string }[] {
  const found: { ago: number; reason: string }[] = []
  const oldest = days[0]?.number ?? today
  const miles = ({ amount, unit }: { amount: number; unit: 'mi' | 'km' | null }) =>
    (unit ?? shown) === 'km' ? amount / 1.609 : amount
  const startDay = today - time.start.daysAgo

  const byMileage = (due: number): DayNumber | null => {
    if (!mileage.enabled) return null
    const target = miles(mileage.start) + due * miles(mileage.recurrance)
    const row = days[0]?.row
    if (row && row.startOdometerMi >= target) return LONG_AGO
    return days.find(({ odometerMi }) => odometerMi >= target)?.number ?? null
  }
  const byTime = (due: number): DayNumber | null => {
    if (!time.enabled) return null
    const { amount, unit } = time.recurrance
    const day = unit === 'weeks' ? startDay + 7 * due * amount : monthsLater(startDay, due * amount)
    return day < oldest ? LONG_AGO : day >= today ? null : day
  }

  for (let due = 1; ; due += 1) {
    const [way, date] = [byMileage(due), byTime(due)]
    if (way === null && date === null) return found
    const mileageFirst = way !== null && (date === null || way <= date)
    const day = mileageFirst ? way : date
    if (day !== null && day !== LONG_AGO)
      found.push({ ago: today - day, reason: mileageFirst ? 'mileage' : 'time' })
  }
}
