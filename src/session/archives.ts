import { createEmitter } from '#domain/base/emitter'
import { type ArchivesState, fetchArchives } from '../data/map/archives'
import { currentRegion } from '../state/region'

/** The map archives on this device, downloaded when the first screen is idle, and again on request. */
let state: ArchivesState = { stored: [], bytesDone: 0, bytesTotal: 1, complete: false, problem: null }
let isKnown = false
let running: Promise<void> | null = null
let allowDownloads = () => {}
const downloads = new Promise<void>((resolve) => {
  allowDownloads = resolve
})
const changes = createEmitter<ArchivesState>()

export const archivesState = (): ArchivesState => state

/** Calls `listener` at every change, and at once if the stored archives are already known. */
export function onArchives(listener: (state: ArchivesState) => void): void {
  changes.on(listener)
  if (isKnown) listener(state)
}

/** Downloads the archives once `quiet` resolves. */
export function storeArchives(quiet: Promise<unknown> = Promise.resolve()): Promise<void> {
  void quiet.then(allowDownloads, allowDownloads)
  return findArchives()
}

/** Reports which archives are stored; downloads wait for `storeArchives`. Runs at most once at a time. */
export function findArchives(): Promise<void> {
  const update = (next: ArchivesState) => {
    state = next
    isKnown = true
    changes.emit(next)
  }
  running ??= fetchArchives(currentRegion(), update, downloads)
    .then(() => undefined)
    .finally(() => {
      running = null
    })
  return running
}
