import { setStage, stageStatus } from './stageStore'

/** Loads MapLibre when the first room asks for it; a failed load is tried again by the next room. */
export function loadStage(): void {
  if (stageStatus() !== 'asleep') return
  setStage('loading', null)
  import('./stage/mount').then(
    ({ mountStage }) => mountStage(),
    () => setStage('asleep', null),
  )
}
