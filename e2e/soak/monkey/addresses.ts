import { LOCALES } from '#domain/base/locale'
import type { SeededRandom } from '#domain/base/seededRandom'
import { PATHS as PATHS_BY_NAME, ROUTES } from '#domain/device/routes'
import { UNKNOWN_ADDRESSES } from '#domain/testing/unknownAddresses'

/** Addresses that show something other than the examples of the route table. */
const FURTHER_ADDRESSES = [
  '/',
  '/1/detail/v-7',
  '/1/detail/v-1?tab=trips',
  '/1/detail/d-1',
  '/2/detail/u-1?tab=trips',
  '/0?list=open',
  '/0?tab=places',
  '/0?tab=charging&sel=ch-1',
  '/0?sel=v-1',
  '/7/set/8/2',
  '/1/detail/unknown',
  '/2/detail/__proto__',
  '/7/set/99/x',
  ...[1, 3, 7, 8, 9, 10, 11, 12].map((type) => `/7/set/${type}`),
  ...['/7/set/2', '/7/set/1/1', '/7/set/3/3', '/7/set/7/4', '/7/set/8/16', '/7/set/12/13'],
  ...['/7?page=1', '/7?page=2', '/7?page=3', '/7?type=8', '/10?part=plans', '/10?invoice=x'],
  ...['notifications', 'timeline', 'announcements', 'settings'].map((tab) => `/all-notifications?tab=${tab}`),
]

/** The attract screen ends the visit and goes on by itself, which `e2e/idle.spec.ts` holds it to. */
const LEADS_ELSEWHERE = PATHS_BY_NAME.attract

const PATHS = [
  ...ROUTES.flatMap(({ examples }): readonly string[] => examples).filter(
    (address) => !address.startsWith(LEADS_ELSEWHERE),
  ),
  ...FURTHER_ADDRESSES,
  ...UNKNOWN_ADDRESSES,
]

const SEARCH_KEYS = [
  ...['tab', 'sel', 'q', 'tags', 'status', 'view', 'variant', 'list', 'kinds', 'filter', 'sort', 'days'],
  ...['window', 'fleet', 'hide', 'title', 'motion', 'seed', 'page', 'trip', 'event'],
]

const SEARCH_VALUES = [
  ...['', '0', '1', '-1', '7', '30', '1e9', 'true', 'open', 'off', 'trips', 'places', 'charging'],
  ...['v-1', 'v-999', 'ch-1', 'EV', 'Truck', 'name', '-name', 'constructor', '__proto__', '[]', '{"a":1}'],
  ...['13.5/41.88/-87.7', '22/85/180', '%00', '🚚', '<b>x</b>', 'ñandú', '..%2f', 'a'.repeat(300)],
]

/** An address of the route table, now and then with odd search values or another language. */
export function randomAddress(random: SeededRandom): string {
  const path = random.pick(PATHS)
  const search = new URLSearchParams(path.split('?')[1])
  const odd = random.weighted([
    [0, 6],
    [1, 3],
    [2, 1],
  ])
  for (let count = 0; count < odd; count++) search.set(random.pick(SEARCH_KEYS), random.pick(SEARCH_VALUES))
  if (random.next() < 0.15) search.set('lang', random.pick(LOCALES))
  if (random.next() < 0.03) search.set('reset', '')
  const text = search.toString()
  return `${path.split('?')[0]}${text ? `?${text}` : ''}`
}
