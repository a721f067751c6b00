import type { WaypointName } from './waypoints'

/** The vehicle that the tour opens: it has a driver, a low tire, and trips in every region. */
const VEHICLE = 'v-1'

export const CHAPTER_IDS = ['day', 'map', 'vehicle', 'people', 'business'] as const
export type ChapterId = (typeof CHAPTER_IDS)[number]

/** A hint in a chapter. */
export interface Stop {
  waypoint: WaypointName
  /** Where its target is, with the search parameters that show it. */
  address: string
  /** Its time in the two-minute talk. */
  seconds: number
}

export interface Chapter {
  id: ChapterId
  /** Address of its first screen. */
  start: string
  stops: readonly Stop[]
}

/** The tour in the order of a two-minute talk; every waypoint has one stop (docs/game.md T3). */
export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'day',
    start: '/home',
    stops: [
      { waypoint: 'health', address: '/home', seconds: 8 },
      { waypoint: 'recalls', address: '/home', seconds: 4 },
      { waypoint: 'behavior', address: '/home', seconds: 5 },
      { waypoint: 'search', address: '/home', seconds: 3 },
      { waypoint: 'bell', address: '/home', seconds: 4 },
      { waypoint: 'bell-settings', address: '/home', seconds: 2 },
      { waypoint: 'fleets', address: '/home', seconds: 4 },
    ],
  },
  {
    id: 'map',
    start: '/0',
    stops: [
      { waypoint: 'map-tabs', address: '/0', seconds: 12 },
      { waypoint: 'map-filter', address: '/0', seconds: 6 },
    ],
  },
  {
    id: 'vehicle',
    start: `/1/detail/${VEHICLE}`,
    stops: [
      { waypoint: 'vehicle-detail', address: `/1/detail/${VEHICLE}`, seconds: 10 },
      { waypoint: 'remote', address: `/1/detail/${VEHICLE}`, seconds: 6 },
      { waypoint: 'trips', address: `/1/detail/${VEHICLE}?tab=trips`, seconds: 12 },
    ],
  },
  {
    id: 'people',
    start: '/2',
    stops: [
      { waypoint: 'users', address: '/2', seconds: 6 },
      { waypoint: 'driver-score', address: '/2/detail/u-1', seconds: 8 },
      { waypoint: 'performance', address: '/4', seconds: 6 },
      { waypoint: 'cameras', address: '/4/camera-statuses', seconds: 4 },
    ],
  },
  {
    id: 'business',
    start: '/3',
    stops: [
      { waypoint: 'expenses', address: '/3', seconds: 5 },
      { waypoint: 'reports', address: '/5', seconds: 5 },
      { waypoint: 'notification-categories', address: '/7', seconds: 5 },
      { waypoint: 'add-ons', address: '/8', seconds: 5 },
    ],
  },
]
