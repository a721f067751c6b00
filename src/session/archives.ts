import { type ArchivesState, fetchArchives } from '../data/archives'
import { regionOf } from '../domain/locale'
import { currentLocale } from '../state/locale'

/** The map's archives on this device: fetched once the first screen is quiet, and again when asked. */
let state: ArchivesState = { stored: [], bytesDone: 0, bytesTotal: 1, complete: false, problem: null }
let running: Promise<void> | null = null
const listeners = new Set<(state: ArchivesState) => void>()

export const archivesState = (): ArchivesState => state

/** Calls `listener` now and whenever something changes. */
export function onArchives(listener: (state: ArchivesState) => void): void {
  listeners.add(listener)
  listener(state)
}

/** Brings the archives to this device; at the same time at most once. */
export function storeArchives(): Promise<void> {
  running ??= fetchArchives(regionOf(currentLocale()), (next) => {
    state = next
    for (const listener of listeners) listener(next)
  })
    .then(() => undefined)
    .finally(() => {
      running = null
    })
  return running
}
