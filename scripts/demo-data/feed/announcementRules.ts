import type { Announcement } from '../../../src/domain/announcement'
import { TEXT_LANGUAGES } from '../../../src/domain/localText'
import { routeFor } from '../../../src/domain/routes'
import { numbered, when } from '../rowRules'

/** First path segments that dealer mode hides (spec section 2, navigation). */
const FLEET_ONLY = ['3', '6', '8', '9']

/** What must hold for the announcements. */
export function announcementProblems(rows: readonly Announcement[]): string[] {
  return [
    ...numbered('a', rows),
    ...when(
      rows.some(({ publishedAt }, at) => publishedAt.daysAgo <= (rows[at - 1]?.publishedAt.daysAgo ?? 0)),
      'announcements are not newest first, a day apart and before today',
    ),
    ...when(!rows.some(({ showInFleet }) => showInFleet), 'no announcement is for fleets'),
    ...when(!rows.some(({ showInDealer }) => showInDealer), 'no announcement is for dealers'),
    ...rows.flatMap((row) => single(row).map((problem) => `${row.id}: ${problem}`)),
  ]
}

function single({ title, body, link, showInFleet, showInDealer }: Announcement): string[] {
  const words = TEXT_LANGUAGES.flatMap((language) => [title[language], body[language]])
  return [
    ...when(link !== null && !routeFor(link), `leads to ${link}, which is no screen`),
    ...when(
      showInDealer && link !== null && FLEET_ONLY.includes(link.split('/')[1] ?? ''),
      `leads dealers to ${link}, which they do not have`,
    ),
    ...when(!showInFleet && !showInDealer, 'is shown to nobody'),
    // Decision 17: the only price is the spec's, and news do not quote it.
    ...when(
      words.some((text) => text.includes('$')),
      'names a price',
    ),
    ...when(new Set(words).size < words.length, 'says the same in two languages'),
    ...when(
      /[ ][:;?!]|\u00a0[;?!]/.test(title['fr-CA'] + body['fr-CA']),
      'is not spaced as French is in Canada',
    ),
  ]
}
