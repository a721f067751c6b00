import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { watchedVehicles } from '#domain/notifications/watchedVehicles'
import type { Formats } from '../../../i18n/formats'
import { conditionText } from './conditionText'
import { tagText } from './tagText'

/** Everything that the sentence of a rule may name. */
export interface SentenceContext {
  /** Translates a message: `i18n._`. */
  say: (message: MessageDescriptor) => string
  formats: Formats
  /** All vehicles of the rule's section. */
  vehicles: readonly { id: string; label: string; tags: readonly string[] }[]
  /** All managers who can be notified. */
  managers: readonly { id: string; name: string }[]
  /** Name of the geofence; null for other rules, and before it is drawn. */
  fenceName: string | null
  /** Marks amounts and names. */
  emphasize: (text: string) => string
}

/** Maximum number of managers by name; if there are more, they are counted. */
const MOST_NAMES = 2

/** A sentence that says when a rule fires and whom it notifies, in the visitor's language. */
export function ruleSentence(rule: RuleDraft, context: SentenceContext): string {
  const { say } = context
  const does = conditionText(rule, context)
  if (does === null) return say(msg`Never fires as it is: there is nothing for it to watch for.`)
  const subject = subjectText(rule, context)
  const how = channelText(rule, context)
  const sentence = firstSentence(rule, context, how, subject, does)
  return rule.sendToActive ? `${sentence} ${say(msg`Also alerts whoever is driving.`)}` : sentence
}

function firstSentence(
  rule: RuleDraft,
  context: SentenceContext,
  how: string | null,
  subject: string,
  does: string,
): string {
  const { say } = context
  if (how !== null) {
    if (rule.onlyMe) return say(msg`Tells you ${how} when ${subject} ${does}.`)
    if (rule.allManagers) return say(msg`Tells all managers ${how} when ${subject} ${does}.`)
    const people = managersText(rule.selectedManagers, context)
    if (people !== null) return say(msg`Tells ${people} ${how} when ${subject} ${does}.`)
  }
  return say(msg`Tells no one yet. Fires when ${subject} ${does}.`)
}

function channelText({ inApp, email }: RuleDraft, { say }: SentenceContext): string | null {
  if (inApp && email) return say(msg`in the app and by email`)
  if (inApp) return say(msg`in the app`)
  return email ? say(msg`by email`) : null
}

function managersText(
  selected: readonly string[],
  { say, formats, managers, emphasize }: SentenceContext,
): string | null {
  const names = managers.filter(({ id }) => selected.includes(id)).map(({ name }) => emphasize(name))
  if (names.length === 0) return null
  if (names.length <= MOST_NAMES) return formats.list(names)
  const count = names.length
  return emphasize(say(msg`${plural(count, { one: '# manager', other: '# managers' })}`))
}

/** The vehicles of a rule as the subject of a sentence, in the singular. */
function subjectText(rule: RuleDraft, context: SentenceContext): string {
  const { say, formats, vehicles, emphasize } = context
  const watched = watchedVehicles(rule, vehicles)
  const [first] = watched
  if (first === undefined) return say(msg`one of its vehicles (none so far)`)
  if (watched.length === 1) return emphasize(first.label)
  const count = emphasize(formats.whole(watched.length))
  const [tag, ...others] = rule.allVehicles ? [] : rule.selectedTags
  if (tag === undefined || rule.selectedVehicles.length > 0) return say(msg`any of ${count} vehicles`)
  if (others.length === 0) {
    const counted = tagSubject(tag, count)
    if (counted !== null) return say(counted)
  }
  const tags = formats.either(rule.selectedTags.map((one) => emphasize(tagText(one, say))))
  return say(msg`any of ${count} vehicles tagged ${tags}`)
}

/** Known tags have their own noun. */
function tagSubject(tag: string, count: string) {
  switch (tag) {
    case 'Truck':
      return msg`any of ${count} trucks`
    case 'SUV':
      return msg`any of ${count} SUVs`
    case 'EV':
      return msg`any of ${count} EVs`
    case 'Car':
      return msg`any of ${count} cars`
    case 'Services':
      return msg`any of ${count} service vehicles`
    default:
      return null
  }
}
