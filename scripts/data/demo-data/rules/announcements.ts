import { TEXT_LANGUAGES } from '#domain/base/localText'
import { routeFor } from '#domain/device/routes'
import type { Announcement } from '#domain/notifications/announcement'
import { idOrderProblems } from './lists'
import { type CrossRule, when } from './rule'

/** First path segments that dealer mode hides (docs/rules.md MO-10). */
const FLEET_ONLY = ['3', '6', '8', '9']

export const ANNOUNCEMENT_RULES: readonly CrossRule[] = [
  {
    says: 'announcements are newest first, of days gone by, for fleets and for dealers',
    check: ({ announcements }) => ({
      checked: announcements.length,
      problems: [
        ...idOrderProblems('n', announcements),
        ...announcements.flatMap(({ id, publishedAt }, at) =>
          when(
            publishedAt.daysAgo <= (announcements[at - 1]?.publishedAt.daysAgo ?? 0),
            `${id} is not older than the one before`,
          ),
        ),
        ...when(!announcements.some(({ showInFleet }) => showInFleet), 'none is for fleets'),
        ...when(!announcements.some(({ showInDealer }) => showInDealer), 'none is for dealers'),
      ],
    }),
  },
  {
    says: 'an announcement leads to a screen of its readers, names no price and differs by language',
    check: ({ announcements }) => ({
      checked: announcements.length,
      problems: announcements.flatMap((one) =>
        announcementProblems(one).map((problem) => `${one.id}: ${problem}`),
      ),
    }),
  },
]

function announcementProblems({ title, body, link, showInFleet, showInDealer }: Announcement): string[] {
  const words = TEXT_LANGUAGES.flatMap((language) => [title[language], body[language]])
  const french = title['fr-CA'] + body['fr-CA']
  return [
    ...when(link !== null && !routeFor(link), `leads to ${link}, which is no screen`),
    ...when(
      showInDealer && link !== null && FLEET_ONLY.includes(link.split('/')[1] ?? ''),
      `leads dealers to ${link}, which they do not have`,
    ),
    ...when(!showInFleet && !showInDealer, 'is shown to nobody'),
    // There is one price (docs/decisions.md D17), and news do not quote it.
    ...when(
      words.some((text) => text.includes('$')),
      'names a price',
    ),
    ...when(new Set(words).size < words.length, 'says the same in two languages'),
    ...when(/ [:;?!]|\u00a0[;?!]/.test(french), 'is not spaced as French is in Canada'),
  ]
}
