import { msg } from '@lingui/core/macro'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { watchedVehicles } from '#domain/notifications/watchedVehicles'
import type { SentenceContext } from './ruleSentence'
import { tagText } from './tagText'

/** The vehicles of a rule as the subject of a sentence, one of them at a time. */
export function subjectText(rule: RuleDraft, context: SentenceContext): string {
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

/** Vehicles of one tag have a noun of their own. */
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
