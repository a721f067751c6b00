import { setStage } from './stageStore'

let asked = false

/** Loads MapLibre when the first room asks for it; a load that failed is tried again by the next room. */
export function loadStage(): void {
  if (asked) return
  asked = true
  setStage('loading', null)
  import('./stage/mount').then(
    ({ mountStage }) => mountStage(),
    () => {
      asked = false
      setStage('lost', null)
    },
  )
}
