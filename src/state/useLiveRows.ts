import { useMemo } from 'react'
import { type RowOnMap, withLivePlace } from '#domain/live/livePlace'
import { useRowPlaces } from './livePlaces'

/** Rows with the places and speeds from the live connection; the same rows without any. */
export function useLiveRows<Row extends RowOnMap>(rows: readonly Row[] | null): readonly Row[] | null {
  const places = useRowPlaces()
  return useMemo(
    () => (places.size === 0 ? rows : (rows?.map((row) => withLivePlace(row, places.get(row.id))) ?? null)),
    [rows, places],
  )
}

/** One row with its place and speed from the live connection. */
export function useLiveRow<Row extends RowOnMap>(row: Row): Row {
  const place = useRowPlaces().get(row.id)
  return useMemo(() => withLivePlace(row, place), [row, place])
}
