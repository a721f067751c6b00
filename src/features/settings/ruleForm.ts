import type { DayTime } from '../../domain/kiosk/demoTime'
import type { Locale } from '../../domain/kiosk/locale'
import { type LocalText, TEXT_LANGUAGES, textIn } from '../../domain/kiosk/localText'
import type { RuleBase, RuleConditions } from '../../domain/notifications/notificationRule'
import { MAX_RULE_NAME, RULE_DEFAULTS } from '../../domain/notifications/ruleDefaults'
import type { Weekday } from '../../domain/places/place'

export type Recipients = 'all' | 'me' | 'selected'

/** What a rule of any type asks for while it is edited: its name, its vehicles, its people, its channels. */
export interface RuleForm {
  name: string
  allVehicles: boolean
  selectedVehicles: string[]
  sendToActive: boolean
  recipients: Recipients
  selectedManagers: string[]
  inApp: boolean
  email: boolean
}

/** When a rule holds, for the types that ask for it. */
export interface ScheduleForm {
  days: Record<Weekday, boolean>
  allDay: boolean
  /** Minutes of the day; an end before the start is on the next day. */
  start: number
  end: number
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

/** A problem, and whether the form has it. */
export type Finding = [problem: RuleProblem, holds: boolean]

export const problemsOf = (findings: readonly Finding[]): RuleProblem[] =>
  findings.flatMap(([problem, holds]) => (holds ? [problem] : []))

/** What every rule has, of a stored one or of a new one with the defaults. */
export function baseForm(stored: RuleBase | null, locale: Locale): RuleForm {
  const rule = stored ?? RULE_DEFAULTS
  return {
    name: stored ? textIn(stored.name, locale) : '',
    allVehicles: rule.allVehicles,
    selectedVehicles: rule.selectedVehicles,
    sendToActive: rule.sendToActive,
    recipients: rule.onlyMe ? 'me' : rule.allManagers ? 'all' : 'selected',
    selectedManagers: rule.selectedManagers,
    inApp: rule.inApp,
    email: rule.email,
  }
}

export function nameFindings(form: RuleForm): Finding[] {
  const name = form.name.trim()
  return [
    ['nameMissing', name === ''],
    ['nameTooLong', name.length > MAX_RULE_NAME],
  ]
}

export const scheduleFindings = (form: ScheduleForm): Finding[] => [
  ['noDay', !Object.values(form.days).some(Boolean)],
  ['noTime', !form.allDay && form.start === form.end],
]

export const peopleFindings = (form: RuleForm): Finding[] => [
  ['noVehicle', !form.allVehicles && form.selectedVehicles.length === 0],
  ['noManager', form.recipients === 'selected' && form.selectedManagers.length === 0],
  ['noChannel', !form.inApp && !form.email],
]

/** A form's schedule as rules store it. */
export const storedSchedule = ({
  days,
  allDay,
  start,
  end,
}: ScheduleForm): Pick<RuleConditions['geofence'], 'days' | 'time'> => ({
  days,
  time: { allDay, start, end },
})

/**
 * What every rule has, as it is stored. A name that was not touched keeps its other languages, any
 * other is the same in all.
 */
export function storedBase(
  form: RuleForm,
  stored: RuleBase | null,
  locale: Locale,
  now: DayTime,
): Omit<RuleBase, 'id'> {
  const name = form.name.trim()
  const kept = stored && textIn(stored.name, locale) === name ? stored.name : null
  return {
    name: kept ?? (Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, name])) as LocalText),
    allVehicles: form.allVehicles,
    selectedVehicles: form.allVehicles ? [] : form.selectedVehicles,
    sendToActive: form.sendToActive,
    allManagers: form.recipients === 'all',
    onlyMe: form.recipients === 'me',
    selectedManagers: form.recipients === 'selected' ? form.selectedManagers : [],
    inApp: form.inApp,
    email: form.email,
    lastUpdated: now,
  }
}
