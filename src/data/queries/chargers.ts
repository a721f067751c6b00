import type { Live } from '#domain/base/live'
import type { Charger } from '#domain/places/charger'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Charging stations. */
export function useChargers(): Live<Charger[]> {
  return useLiveQuery(chargersQuery)
}

const chargersQuery = storedQuery(['chargers'], (db) => db.table<Charger>('chargers').toArray())
