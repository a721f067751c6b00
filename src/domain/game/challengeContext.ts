import type { Region } from '#domain/base/locale'
import { type RouteName, routeFor } from '#domain/device/routes'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import type { SessionEvent } from '#domain/visit/sessionEvent'

/** The input of a challenge check: the current screen, the data and the latest event. */
export interface ChallengeContext {
  pathname: string
  search: Readonly<Record<string, string>>
  data: GameData
  /** Null if nothing has happened since the challenge started. */
  event: SessionEvent | null
}

export interface GameData {
  region: Region
  vehicles: readonly DrivenVehicle[]
  vehicleDays: readonly VehicleDays[]
  driverIds: readonly string[]
  /** The vehicle that the prompt asks to search for; null for other prompts. */
  targetId: string | null
}

export function screenOf({ pathname }: Pick<ChallengeContext, 'pathname'>): RouteName | undefined {
  return routeFor(pathname)?.name
}

/** A segment of the path, from 0; negative indexes count from the end. */
export function segmentOf({ pathname }: Pick<ChallengeContext, 'pathname'>, at: number): string | undefined {
  return pathname.split('/').filter(Boolean).at(at)
}
