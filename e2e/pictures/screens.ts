import { ROUTES } from '#domain/device/routes'

/** Addresses beside the examples of the routes: a screen to come, and the trips of a vehicle and of a driver. */
const FURTHER = ['/nowhere', '/1/detail/v-1?tab=trips', '/2/detail/u-1?tab=trips']

/** The second address of a screen. */
const ALIAS = '/6'

/** What begins a tour, a run, a mode or the loop, each ended on the welcome page: it comes last, for it changes other screens. */
export const LAST: readonly string[] = ['/game', '/essentials', '/tour', '/attract']

/** The addresses of all screens, as they are compared. */
export const ADDRESSES: readonly string[] = [
  ...[...ROUTES.flatMap(({ examples }) => [...examples]), ...FURTHER].filter(
    (address) => address !== ALIAS && !LAST.includes(address),
  ),
  ...LAST,
]

/** Twelve screens without a map, whose drawing may differ from processor to processor. */
export const KEPT_ADDRESSES: readonly string[] = [
  '/welcome',
  '/home',
  '/1',
  '/2',
  '/3',
  '/4',
  '/5',
  '/7',
  '/8',
  '/9',
  '/10',
  '/all-notifications',
]
