import type { Region } from '../kiosk/locale'
import { routeFor } from '../kiosk/routes'
import type { SessionEvent } from '../kiosk/sessionEvent'
import { searchVehicles } from '../lists/vehicleText'
import type { Expense } from '../reports/expense'
import { lowTires } from '../vehicle/lowReadings'
import type { DrivenVehicle } from '../vehicle/vehicle'
import { driverScores, type VehicleDays } from '../vehicle/vehicleDays'

/** The input of a challenge check: the current screen, the data and the latest event. */
export interface ChallengeContext {
  pathname: string
  search: Readonly<Record<string, string>>
  data: GameData
  /** Null while nothing happened since the challenge started. */
  event: SessionEvent | null
}

export interface GameData {
  region: Region
  vehicles: readonly DrivenVehicle[]
  vehicleDays: readonly VehicleDays[]
  driverIds: readonly string[]
  expenses: readonly Pick<Expense, 'id' | 'type'>[]
  /** The vehicle that the prompt asks to search for; null where it asks for none. */
  soughtId: string | null
}

interface ChallengeRule {
  /** What its check carries (docs/game.md T5). */
  value: number
  isDone: (context: ChallengeContext) => boolean
}

/** The challenges whose screens exist. A check only looks at the result, not at how it was reached. */
export const CHALLENGES = {
  'ring-the-bell': { value: 101, isDone: ({ event }) => event?.kind === 'panelOpened' },
  'where-is-everyone': { value: 102, isDone: (context) => screenOf(context) === 'map' },
  'go-the-extra-mile': {
    value: 21,
    isDone: (context) => routeFor(context.pathname)?.titleId === 'home' && context.search.days === '60',
  },
  'plug-in': {
    value: 104,
    isDone: (context) => screenOf(context) === 'map' && context.search.tab === 'charging',
  },
  'tire-kicker': {
    value: 105,
    isDone: (context) => {
      const id = screenOf(context) === 'vehicle-detail' ? lastSegment(context) : null
      const tires = context.data.vehicles.find((vehicle) => vehicle.id === id)?.details.tirePressure
      return tires != null && lowTires(tires).length > 0
    },
  },
  'park-it': {
    value: 107,
    isDone: (context) =>
      screenOf(context) === 'vehicle-ignition' && context.event?.kind === 'driveBlockChosen',
  },
  'receipt-hunter': {
    value: 108,
    isDone: (context) =>
      screenOf(context) === 'expenses' &&
      context.data.expenses.some(({ id, type }) => id === context.search.expense && type === 'charging'),
  },
  'honk-honk': {
    value: 109,
    isDone: ({ event }) => event?.kind === 'commandChosen' && event.command === 'hornOn',
  },
  'paper-trail': {
    value: 110,
    isDone: (context) =>
      screenOf(context) === 'reports' && context.search.edit === 'new' && !!context.search.type,
  },
  'name-that-truck': {
    value: 111,
    isDone: (context) => {
      const { vehicles, soughtId, region } = context.data
      const { q = '' } = context.search
      if (screenOf(context) !== 'vehicles' || q.trim() === '') return false
      return searchVehicles(vehicles, q, region).some(({ id }) => id === soughtId)
    },
  },
  'top-of-the-class': {
    value: 112,
    isDone: (context) => {
      if (screenOf(context) !== 'user-detail') return false
      const { vehicleDays, driverIds } = context.data
      const scoreOf = (id: string) => driverScores(vehicleDays, id)[30] ?? Number.NEGATIVE_INFINITY
      const best = Math.max(...driverIds.map(scoreOf))
      return driverIds.some((id) => id === lastSegment(context) && scoreOf(id) === best)
    },
  },
  'fence-me-in': { value: 114, isDone: ({ event }) => event?.kind === 'geofenceCreated' },
  'trip-detective': {
    value: 115,
    isDone: ({ event }) => event?.kind === 'tripEventOpened' && event.event === 'hardBraking',
  },
} as const satisfies Record<string, ChallengeRule>

export type Challenge = keyof typeof CHALLENGES

function screenOf({ pathname }: ChallengeContext): string | undefined {
  return routeFor(pathname)?.name
}

function lastSegment({ pathname }: ChallengeContext): string | undefined {
  return pathname.split('/').filter(Boolean).at(-1)
}
