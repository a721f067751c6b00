import type { DayTime } from '../../domain/kiosk/demoTime'
import type { Locale } from '../../domain/kiosk/locale'
import { type LocalText, TEXT_LANGUAGES, textIn } from '../../domain/kiosk/localText'
import { NOTIFICATION_DEFAULTS, type NotificationRule } from '../../domain/notifications/notificationRule'
import type { Weekday } from '../../domain/places/place'

/** Longest name of a rule, in characters: what the dataset stores. */
export const MAX_NAME_LENGTH = 80

export type Recipients = 'all' | 'me' | 'selected'

/** A geofence rule while it is edited, all but its fence. */
export interface RuleForm {
  name: string
  days: Record<Weekday, boolean>
  allDay: boolean
  /** Minutes of the day; an end before the start is on the next day. */
  start: number
  end: number
  enter: boolean
  exit: boolean
  allVehicles: boolean
  selectedVehicles: string[]
  sendToActive: boolean
  recipients: Recipients
  selectedManagers: string[]
  inApp: boolean
  email: boolean
}

/** What cannot be stored as it is. */
export type RuleProblem =
  | 'nameMissing'
  | 'nameTooLong'
  | 'noDay'
  | 'noTime'
  | 'noTrigger'
  | 'noVehicle'
  | 'noManager'
  | 'noChannel'

/** The form of a stored rule, or of a new one with the defaults (docs/rules.md SE-18, SE-30 to SE-36). */
export function ruleForm(stored: NotificationRule | null, locale: Locale): RuleForm {
  const rule = stored ?? NOTIFICATION_DEFAULTS
  const { days, time, trigger } = rule.geofence
  return {
    name: stored ? textIn(stored.name, locale) : '',
    days,
    ...time,
    ...trigger,
    allVehicles: rule.allVehicles,
    selectedVehicles: rule.selectedVehicles,
    sendToActive: rule.sendToActive,
    recipients: rule.onlyMe ? 'me' : rule.allManagers ? 'all' : 'selected',
    selectedManagers: rule.selectedManagers,
    inApp: rule.inApp,
    email: rule.email,
  }
}

/** Everything that is wrong, in the order of the form. */
export function ruleProblems(form: RuleForm): RuleProblem[] {
  const name = form.name.trim()
  const problems: [RuleProblem, boolean][] = [
    ['nameMissing', name === ''],
    ['nameTooLong', name.length > MAX_NAME_LENGTH],
    ['noTrigger', !form.enter && !form.exit],
    ['noDay', !Object.values(form.days).some(Boolean)],
    ['noTime', !form.allDay && form.start === form.end],
    ['noVehicle', !form.allVehicles && form.selectedVehicles.length === 0],
    ['noManager', form.recipients === 'selected' && form.selectedManagers.length === 0],
    ['noChannel', !form.inApp && !form.email],
  ]
  return problems.flatMap(([problem, holds]) => (holds ? [problem] : []))
}

/**
 * The rule as it is stored. What the form does not show stays as it was; a name that was not touched
 * keeps its other languages, any other is the same in all.
 */
export function ruleOf(
  form: RuleForm,
  stored: NotificationRule | null,
  locale: Locale,
  now: DayTime,
): Omit<NotificationRule, 'id' | 'type'> {
  const rule = stored ?? NOTIFICATION_DEFAULTS
  const name = form.name.trim()
  const kept = stored && textIn(stored.name, locale) === name ? stored.name : null
  return {
    ...rule,
    name: kept ?? (Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, name])) as LocalText),
    allVehicles: form.allVehicles,
    selectedVehicles: form.allVehicles ? [] : form.selectedVehicles,
    sendToActive: form.sendToActive,
    allManagers: form.recipients === 'all',
    onlyMe: form.recipients === 'me',
    selectedManagers: form.recipients === 'selected' ? form.selectedManagers : [],
    geofence: {
      days: form.days,
      time: { allDay: form.allDay, start: form.start, end: form.end },
      trigger: { enter: form.enter, exit: form.exit },
      mapId: rule.geofence.mapId,
    },
    inApp: form.inApp,
    email: form.email,
    lastUpdated: now,
  }
}
