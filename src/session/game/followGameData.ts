import { AppError } from '#domain/base/errors'
import { matchLive } from '#domain/base/live'
import { gameDataQuery, type StoredGameData } from '../../data/queries/gameData'
import type { FollowedData } from './controller'

/** A kiosk that is still storing its data lets a visitor wait so long, milliseconds. */
const PATIENCE_MS = 15_000

/** Follows the data that challenges look up. @throws AppError when it fails or is not there in time */
export function followGameData(onChange: () => void): Promise<FollowedData> {
  const answer = gameDataQuery()
  let known: StoredGameData | null = null
  return new Promise((resolve, reject) => {
    const refuse = (error: AppError) => {
      clearTimeout(timer)
      stop()
      reject(error)
    }
    const look = () =>
      matchLive(answer.current(), {
        loading: () => undefined,
        missing: () => undefined,
        // Once a run is on, what is known will do.
        error: (error) => known ?? refuse(error),
        ready: (data) => {
          const isFirst = known === null
          known = data
          if (!isFirst) return onChange()
          clearTimeout(timer)
          resolve({ current: () => known ?? data, stop })
        },
      })
    const timer = setTimeout(() => refuse(new AppError('dataset-missing')), PATIENCE_MS)
    const stop = answer.subscribe(() => void look())
    look()
  })
}
