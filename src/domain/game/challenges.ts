import type { Region } from '../kiosk/locale'
import { routeFor } from '../kiosk/routes'
import type { SessionEvent } from '../kiosk/sessionEvent'
import { type DrivenVehicle, lowTires, searchVehicles } from '../vehicle/vehicle'
import { driverScores, type VehicleDays } from '../vehicle/vehicleDays'

/** What a challenge is judged by: where the player is, what the data says, and what has just happened. */
export interface Scene {
  pathname: string
  search: Readonly<Record<string, string>>
  data: GameData
  /** Null while nothing happened since the challenge was set. */
  event: SessionEvent | null
}

export interface GameData {
  region: Region
  vehicles: readonly DrivenVehicle[]
  vehicleDays: readonly VehicleDays[]
  driverIds: readonly string[]
  /** The vehicle that the prompt asks to search for; null where it asks for none. */
  soughtId: string | null
}

interface ChallengeRule {
  /** What its check carries (docs/game.md T5). */
  value: number
  isDone: (scene: Scene) => boolean
}

/** The challenges whose screens exist. Whatever path led there, what is asked for holds or it does not. */
export const CHALLENGES = {
  'ring-the-bell': { value: 101, isDone: ({ event }) => event?.kind === 'panelOpened' },
  'where-is-everyone': { value: 102, isDone: (scene) => screenOf(scene) === 'map' },
  'go-the-extra-mile': {
    value: 21,
    isDone: (scene) => routeFor(scene.pathname)?.titleId === 'home' && scene.search.days === '60',
  },
  'plug-in': {
    value: 104,
    isDone: (scene) => screenOf(scene) === 'map' && scene.search.tab === 'charging',
  },
  'tire-kicker': {
    value: 105,
    isDone: (scene) => {
      const id = screenOf(scene) === 'vehicle-detail' ? lastSegment(scene) : null
      const tires = scene.data.vehicles.find((vehicle) => vehicle.id === id)?.details.tirePressure
      return tires != null && lowTires(tires).length > 0
    },
  },
  'honk-honk': {
    value: 109,
    isDone: ({ event }) => event?.kind === 'commandChosen' && event.command === 'hornOn',
  },
  'name-that-truck': {
    value: 111,
    isDone: (scene) => {
      const { vehicles, soughtId, region } = scene.data
      const { q = '' } = scene.search
      if (screenOf(scene) !== 'vehicles' || q.trim() === '') return false
      return searchVehicles([...vehicles], q, region).some(({ id }) => id === soughtId)
    },
  },
  'top-of-the-class': {
    value: 112,
    isDone: (scene) => {
      if (screenOf(scene) !== 'user-detail') return false
      const { vehicleDays, driverIds } = scene.data
      const scoreOf = (id: string) => driverScores(vehicleDays, id)[30] ?? Number.NEGATIVE_INFINITY
      const best = Math.max(...driverIds.map(scoreOf))
      return driverIds.some((id) => id === lastSegment(scene) && scoreOf(id) === best)
    },
  },
  'fence-me-in': { value: 114, isDone: ({ event }) => event?.kind === 'geofenceCreated' },
  'trip-detective': {
    value: 115,
    isDone: ({ event }) => event?.kind === 'tripEventOpened' && event.event === 'hardBraking',
  },
} as const satisfies Record<string, ChallengeRule>

export type Challenge = keyof typeof CHALLENGES

function screenOf({ pathname }: Scene): string | undefined {
  return routeFor(pathname)?.name
}

function lastSegment({ pathname }: Scene): string | undefined {
  return pathname.split('/').filter(Boolean).at(-1)
}
