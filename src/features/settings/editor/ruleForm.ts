import type { DayTime } from '../../../domain/kiosk/demoTime'
import type { Locale } from '../../../domain/kiosk/locale'
import { type LocalText, TEXT_LANGUAGES, textIn } from '../../../domain/kiosk/localText'
import type { RuleBase, RuleConditions } from '../../../domain/notifications/notificationRule'
import { MAX_RULE_NAME, RULE_DEFAULTS } from '../../../domain/notifications/ruleDefaults'
import type { Weekday } from '../../../domain/places/place'

export type Recipients = 'all' | 'me' | 'selected'

/** Form fields of every rule type: name, vehicles, recipients, channels. */
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

/** Schedule of a rule, for the types that have one. */
export interface ScheduleForm {
  days: Record<Weekday, boolean>
  allDay: boolean
  /** Minutes of the day; an end before the start is on the next day. */
  start: number
  end: number
}

/** Validation problems that prevent saving. */
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
 * Stored fields of every rule. An unchanged name keeps its other languages; a
 * changed one is the same in all.
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
    section: stored?.section ?? RULE_DEFAULTS.section,
    selectedVehicles: form.allVehicles ? [] : form.selectedVehicles,
    selectedTags: [],
    sendToActive: form.sendToActive,
    allManagers: form.recipients === 'all',
    onlyMe: form.recipients === 'me',
    selectedManagers: form.recipients === 'selected' ? form.selectedManagers : [],
    inApp: form.inApp,
    email: form.email,
    lastUpdated: now,
  }
}
