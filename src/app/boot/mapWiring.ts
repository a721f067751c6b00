import { type ArchivesState, readArchive } from '../../data/map/archives'
import { setMapArchives } from '../../map/archives'
import { setMapMotion } from '../../map/motion'
import { findArchives, onArchives } from '../../session/archives'
import { ATTRACT_FRAMES } from '../../state/framePace'
import { isAttractOn } from '../../state/ghost'
import { isMotionOff } from '../../state/motion'

/** Gives the map the stored archives and the motion setting, because it may not import the session layer. */
export function connectMap(): void {
  setMapMotion(
    () => !isMotionOff(),
    () => (isAttractOn() ? ATTRACT_FRAMES : Number.POSITIVE_INFINITY),
  )
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
