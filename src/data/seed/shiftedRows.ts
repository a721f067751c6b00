import { AppError } from '#domain/base/errors'
import { type DayDatasets, type ShiftedDatasets, shiftDays } from '#domain/demoDays/shiftDays'
import { DATASETS } from '../schemas/datasets'
import type { KnownDataset } from './datasets'

type ReadRows = (dataset: KnownDataset) => Promise<object[]>

/** Datasets that a rotation reads: those of past days, and the vehicles whose tanks are filled. */
const isRead = ({ name }: KnownDataset): boolean =>
  DATASETS[name].shifts === true || name === 'vehicles' || name === 'dealerVehicles'

/**
 * Reads rows as they are stored: those of past days rotated by `shift` days (docs/decisions.md D43). They are
 * rotated together and once, because odometers, levels and clips depend on the rows of other datasets.
 */
export function shiftedRows(datasets: readonly KnownDataset[], rows: ReadRows, shift: number): ReadRows {
  let shifted: Promise<Partial<Record<string, readonly object[]>>> | null = null

  async function turnAll(): Promise<ShiftedDatasets> {
    const read = datasets.filter(isRead).map(async (dataset) => [dataset.name, await orNone(rows(dataset))])
    const empty = Object.fromEntries(Object.keys(DATASETS).map((name) => [name, []]))
    // Rows have been checked against their schemas at this point.
    return shiftDays(
      { ...empty, ...Object.fromEntries(await Promise.all(read)) } as unknown as DayDatasets,
      shift,
    )
  }

  return async (dataset) => {
    const files = await rows(dataset)
    if (shift === 0 || !DATASETS[dataset.name].shifts) return files
    shifted ??= turnAll().then((all) => ({ ...all }))
    return [...((await shifted)[dataset.name] ?? files)]
  }
}

/** No rows for a missing or invalid dataset: it is reported when it is stored itself. */
async function orNone(rows: Promise<object[]>): Promise<object[]> {
  return rows.catch((error: unknown) => {
    if (error instanceof AppError) return []
    throw error
  })
}
