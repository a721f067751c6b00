import { useSyncExternalStore } from 'react'
import { createEmitter } from '#domain/base/emitter'

/** One archive that can be read now, as the list of archives describes it. */
export interface ArchiveFacts {
  /** `base`, or the region whose streets it holds. */
  name: string
  sha256: string
  /** Streets that were made, not surveyed. */
  synthetic: boolean
  /** West, south, east, north, in degrees. */
  bounds: readonly [number, number, number, number]
  minZoom: number
  maxZoom: number
  attribution: readonly { text: string }[]
}

/** What app knows about the archives of this device. */
export interface MapArchives {
  /** Those that are whole on the device. */
  ready: readonly ArchiveFacts[]
  /** 0 to 100 while they are on their way; null when nothing is being fetched. */
  percent: number | null
  /** Something is missing and will not come by itself. */
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

/** How app hands the archives to the map, which never reads data by itself. */
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
