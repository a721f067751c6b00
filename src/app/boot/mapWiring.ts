import { type ArchivesState, readArchive } from '../../data/map/archives'
import { setMapArchives } from '../../map/archives'
import { setMapMotion } from '../../map/motion'
import { findArchives, onArchives } from '../../session/archives'
import { isMotionOff } from '../../state/motion'

/** Hands the map what it may not fetch itself: the archives of this device, and whether it may move. */
export function connectMap(): void {
  setMapMotion(() => !isMotionOff())
  onArchives(showArchives)
  void findArchives()
}

function showArchives({ stored, bytesDone, bytesTotal, complete, problem }: ArchivesState): void {
  setMapArchives({
    ready: stored,
    percent: complete || problem ? null : Math.floor((100 * bytesDone) / bytesTotal),
    failed: problem !== null,
    read: readArchive,
  })
}
