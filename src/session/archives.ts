import { type ArchivesState, fetchArchives } from '../data/map/archives'
import { regionOf } from '../domain/kiosk/locale'
import { currentLocale } from '../state/locale'

/** The map's archives on this device: fetched once the first screen is quiet, and again when asked. */
let state: ArchivesState = { stored: [], bytesDone: 0, bytesTotal: 1, complete: false, problem: null }
let running: Promise<void> | null = null
let allowDownloads = () => {}
const downloads = new Promise<void>((resolve) => {
  allowDownloads = resolve
})
const listeners = new Set<(state: ArchivesState) => void>()

export const archivesState = (): ArchivesState => state

/** Calls `listener` now and whenever something changes. */
export function onArchives(listener: (state: ArchivesState) => void): void {
  listeners.add(listener)
  listener(state)
}

/** Brings the archives to this device, downloading once it is `quiet`. */
export function storeArchives(quiet: Promise<unknown> = Promise.resolve()): Promise<void> {
  void quiet.then(allowDownloads, allowDownloads)
  return findArchives()
}

/** Tells which archives are stored; downloads wait for `storeArchives`. At the same time at most once. */
export function findArchives(): Promise<void> {
  const update = (next: ArchivesState) => {
    state = next
    for (const listener of listeners) listener(next)
  }
  running ??= fetchArchives(regionOf(currentLocale()), update, downloads)
    .then(() => undefined)
    .finally(() => {
      running = null
    })
  return running
}
