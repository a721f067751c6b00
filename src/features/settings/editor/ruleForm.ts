import type { DayTime } from '#domain/base/demoTime'
import type { Locale } from '#domain/base/locale'
import { type LocalText, TEXT_LANGUAGES, textIn } from '#domain/base/localText'
import type { Section } from '#domain/base/section'
import type { AnyTag } from '#domain/dealer/dealerVehicle'
import type { RuleBase } from '#domain/notifications/notificationRule'
import { type Bounds, keepsTo } from '#domain/notifications/ruleBounds'
import { MAX_RULE_NAME, RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import type { RuleScope } from '#domain/notifications/ruleScope'
import type { FormPart } from '../../../widgets/form/formPart'

export type Watch = 'all' | 'tags' | 'selected'
export type Recipients = 'all' | 'me' | 'selected'

/** A number as it is typed; null while it is not a valid one. */
export type TypedNumber = number | null

/** Form fields of every rule type: name, vehicles, recipients, channels. */
export interface RuleForm {
  name: string
  watch: Watch
  selectedVehicles: string[]
  selectedTags: AnyTag[]
  sendToActive: boolean
  recipients: Recipients
  selectedManagers: string[]
  inApp: boolean
  email: boolean
}

/** Validation problems that prevent saving. */
export type RuleProblem =
  | 'nameMissing'
  | 'nameTooLong'
  | 'noCondition'
  | 'number'
  | 'noDay'
  | 'noTime'
  | 'noTrigger'
  | 'noTag'
  | 'noVehicle'
  | 'noManager'
  | 'noChannel'

/** A problem, and whether the form has it. */
export type Finding = [problem: RuleProblem, holds: boolean]

export const problemsOf = (findings: readonly Finding[]): RuleProblem[] =>
  findings.flatMap(([problem, holds]) => (holds ? [problem] : []))

/** Whether a typed number may be stored. */
export const isWithin = (value: TypedNumber, bounds: Bounds): value is number =>
  value !== null && keepsTo(value, bounds)

/** Form of a stored rule, or of a new one with the defaults. */
export function baseForm(stored: RuleBase | null, locale: Locale): RuleForm {
  const rule = stored ?? RULE_DEFAULTS
  return {
    name: stored ? textIn(stored.name, locale) : '',
    watch: rule.allVehicles ? 'all' : rule.selectedTags.length > 0 ? 'tags' : 'selected',
    selectedVehicles: rule.selectedVehicles,
    selectedTags: rule.selectedTags,
    sendToActive: rule.sendToActive,
    recipients: rule.onlyMe ? 'me' : rule.allManagers ? 'all' : 'selected',
    selectedManagers: rule.selectedManagers,
    inApp: rule.inApp,
    email: rule.email,
  }
}

/** Problems of the fields of every rule; a removed vehicle or person does not count as chosen. */
export function baseProblems(form: RuleForm, { vehicles, people }: RuleScope): RuleProblem[] {
  const name = form.name.trim()
  const watches = vehicles.some(({ id }) => form.selectedVehicles.includes(id))
  const tells = people.some(({ id }) => form.selectedManagers.includes(id))
  return problemsOf([
    ['nameMissing', name === ''],
    ['nameTooLong', name.length > MAX_RULE_NAME],
    ['noTag', form.watch === 'tags' && form.selectedTags.length === 0],
    ['noVehicle', form.watch === 'selected' && !watches],
    ['noManager', form.recipients === 'selected' && !tells],
    ['noChannel', !form.inApp && !form.email],
  ])
}

/** Vehicles, recipients and channels of a form, as rules store them. */
export function storedChoices(form: RuleForm) {
  return {
    allVehicles: form.watch === 'all',
    selectedVehicles: form.watch === 'selected' ? form.selectedVehicles : [],
    selectedTags: form.watch === 'tags' ? form.selectedTags : [],
    sendToActive: form.sendToActive,
    allManagers: form.recipients === 'all',
    onlyMe: form.recipients === 'me',
    selectedManagers: form.recipients === 'selected' ? form.selectedManagers : [],
    inApp: form.inApp,
    email: form.email,
  } satisfies Partial<RuleBase>
}

export interface StoringContext {
  section: Section
  /** Language in which the form was opened, which is that of its name. */
  locale: Locale
  now: DayTime
}

/**
 * Stored fields of every rule. An unchanged name keeps its other languages; a
 * changed one is the same in all.
 */
export function storedBase(
  form: RuleForm,
  stored: RuleBase | null,
  { section, locale, now }: StoringContext,
): Omit<RuleBase, 'id'> {
  const name = form.name.trim()
  const kept = stored && textIn(stored.name, locale) === name ? stored.name : null
  return {
    ...storedChoices(form),
    section: stored?.section ?? section,
    name: kept ?? (Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, name])) as LocalText),
    lastUpdated: now,
  }
}

/** Props of an editor part; `Form` is the part of the form that it edits. */
export type RulePartProps<Form = RuleForm> = FormPart<Form, RuleProblem>
