import type { Map as MapLibre } from 'maplibre-gl'
import { LONG_QUIET_MS } from '#domain/base/workAhead'
import { afterNextPaint } from '../../ui/feedback/afterNextPaint'
import { beforePage } from '../../ui/kit/inputPort'
import { framesOf } from '../frames'
import type { MapViewState } from '../stageStore'

/** A press takes about a tenth of a second; a longer one does not navigate. The answer is painted by then, too. */
const LIMIT_MS = 500

/** The finger is up by then, and the click follows; a finger that stays down drags or scrolls. */
const STEP_LIMIT_MS = 250

/**
 * Holds the frames of the map while a press is answered, which would wait for them: of a map that is about to disappear
 * when a link to another screen is pressed, of any other map until the answer is painted, and of a picture off the
 * screen at any press. Where a finger may drag, only its tap is held. A picture that nothing waits for continues when
 * long work ahead does: its next frame would hold up a visitor who presses again.
 * @returns the function that ends it
 */
export function holdForPresses(
  map: MapLibre,
  { onDrawn, isPatient = false }: Pick<MapViewState, 'onDrawn' | 'isPatient'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeaving = false
  let cancelRelease: (() => void) | null = null
  const cancel = () => {
    clearTimeout(timer)
    cancelRelease?.()
    cancelRelease = null
  }
  const release = () => {
    cancel()
    framesOf(map).release()
  }
  const { hold, holdOnce } = framesOf(map)
  const holdFor = (limitMs: number, stopDrawing = hold) => {
    cancel()
    stopDrawing()
    timer = setTimeout(release, limitMs)
  }
  const holdStep = ({ target }: Event) => {
    if (!isLeaving && !mayDrag(map, target)) holdFor(STEP_LIMIT_MS, holdOnce)
  }
  const holdAnswer = () => {
    // Keys that repeat must not move the end of a hold on and on.
    if (isLeaving || cancelRelease) return
    holdFor(LIMIT_MS, holdOnce)
    cancelRelease = afterNextPaint(release)
  }
  const holdPicture = () => holdFor(isPatient ? LONG_QUIET_MS : LIMIT_MS)
  const stop = beforePage(
    'mapFrames',
    onDrawn
      ? { pointerdown: holdPicture, pointerup: holdPicture, keydown: holdPicture }
      : {
          pointerdown: (press) => {
            isLeaving = leadsAway(press.target)
            if (isLeaving) holdFor(LIMIT_MS)
            else holdStep(press)
          },
          pointerup: holdStep,
          click: holdAnswer,
        },
  )
  return () => {
    stop()
    cancel()
  }
}

/** A finger on the map moves it, and one on a slider moves what the map shows. */
function mayDrag(map: MapLibre, target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    (map.getCanvasContainer().contains(target) || target.matches('[type="range"]'))
  )
}

function leadsAway(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.origin === location.origin && link.pathname !== location.pathname
}
