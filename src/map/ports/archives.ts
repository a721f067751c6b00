import { useSyncExternalStore } from 'react'
import { createEmitter } from '#domain/base/emitter'

/** One archive that can be read now, as in the list of archives. */
export interface ArchiveFacts {
  /** `base`, or the region of its streets. */
  name: string
  sha256: string
  /** Generated streets, not surveyed ones. */
  synthetic: boolean
  /** West, south, east, north, in degrees. */
  bounds: readonly [number, number, number, number]
  minZoom: number
  maxZoom: number
  attribution: readonly { text: string }[]
}

/** State of this device's archives, provided by app. */
export interface MapArchives {
  /** Archives that are complete on the device. */
  ready: readonly ArchiveFacts[]
  /** Download progress, 0 to 100; null while nothing is downloading. */
  percent: number | null
  /** Something is missing and will not be retried automatically. */
  failed: boolean
  /** The bytes of an archive that is ready. */
  read: (name: string) => Promise<ArrayBuffer>
}

const NONE: MapArchives = {
  ready: [],
  percent: null,
  failed: false,
  read: async (name) => {
    throw new Error(`no archive ${name}`)
  },
}

let archives = NONE
const changes = createEmitter()

/** Sets the archives, called by app: the map never reads data itself. */
export function setMapArchives(next: MapArchives): void {
  archives = next
  changes.emit()
}

export function mapArchives(): MapArchives {
  return archives
}

export function useMapArchives(): MapArchives {
  return useSyncExternalStore(changes.on, mapArchives)
}
