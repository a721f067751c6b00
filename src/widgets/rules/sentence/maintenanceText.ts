import { msg, plural } from '@lingui/core/macro'
import type { RuleConditions, TypedDistance } from '#domain/notifications/notificationRule'
import { UNIT_LABELS } from '../../../i18n/unitLabels'
import type { SentenceContext } from './ruleSentence'

/** How often a vehicle is due for service, as the end of a sentence; null when neither interval is on. */
export function maintenanceText(
  { mileage, time }: RuleConditions['maintenanceConditions'],
  context: SentenceContext,
): string | null {
  const { say } = context
  const byMileage = mileage.enabled && mileage.recurrance.amount > 0 ? mileageText(mileage, context) : null
  const byTime = time.enabled ? timeText(time, context) : null
  if (byMileage !== null && byTime !== null) {
    return say(msg`is due for service: ${byMileage} or ${byTime}, whichever comes first`)
  }
  const interval = byMileage ?? byTime
  return interval === null ? null : say(msg`is due for service: ${interval}`)
}

function mileageText(
  { recurrance, start }: RuleConditions['maintenanceConditions']['mileage'],
  { say, formats, emphasize }: SentenceContext,
): string {
  const written = ({ amount, unit }: TypedDistance) => {
    const isMetric = (unit ?? (formats.system === 'metric' ? 'km' : 'mi')) === 'km'
    return `${formats.whole(amount)}\u00a0${say(isMetric ? UNIT_LABELS.kilometers : UNIT_LABELS.miles)}`
  }
  const interval = emphasize(written(recurrance))
  const first = written(start)
  return start.amount === 0 ? say(msg`every ${interval}`) : say(msg`every ${interval} from ${first} on`)
}

function timeText(
  { recurrance: { amount, unit }, start }: RuleConditions['maintenanceConditions']['time'],
  { say, formats, emphasize }: SentenceContext,
): string {
  const day = formats.date(formats.at(start))
  const interval = emphasize(
    say(
      unit === 'months'
        ? msg`${plural(amount, { one: 'every month', other: 'every # months' })}`
        : msg`${plural(amount, { one: 'every week', other: 'every # weeks' })}`,
    ),
  )
  return say(msg`${interval} from ${day} on`)
}
