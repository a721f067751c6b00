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
 * screen at any press. A finger on the map moves it, so that only its tap is held. A picture that nothing waits for
 * continues when long work ahead does: its next frame would hold up a visitor who presses again.
 * @returns the function that ends it
 */
export function holdForPresses(
  map: MapLibre,
  { onDrawn, isPatient = false }: Pick<MapViewState, 'onDrawn' | 'isPatient'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancelRelease = () => {}
  let isLeaving = false
  const hold = (limitMs: number) => {
    framesOf(map).hold()
    clearTimeout(timer)
    cancelRelease()
    timer = setTimeout(release, limitMs)
  }
  const release = () => {
    clearTimeout(timer)
    cancelRelease()
    framesOf(map).release()
  }
  const holdStep = ({ target }: Event) => {
    if (!isLeaving && !isOn(map, target)) hold(STEP_LIMIT_MS)
  }
  const holdAnswer = () => {
    if (isLeaving) return
    hold(LIMIT_MS)
    cancelRelease = afterNextPaint(release)
  }
  const holdPicture = () => hold(isPatient ? LONG_QUIET_MS : LIMIT_MS)
  const stop = beforePage(
    'mapFrames',
    onDrawn
      ? { pointerdown: holdPicture, pointerup: holdPicture, keydown: holdPicture }
      : {
          pointerdown: (press) => {
            isLeaving = leadsAway(press.target)
            if (isLeaving) hold(LIMIT_MS)
            else holdStep(press)
          },
          pointerup: holdStep,
          click: holdAnswer,
        },
  )
  return () => {
    stop()
    clearTimeout(timer)
    cancelRelease()
  }
}

function isOn(map: MapLibre, target: EventTarget | null): boolean {
  return target instanceof Node && map.getCanvasContainer().contains(target)
}

function leadsAway(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.origin === location.origin && link.pathname !== location.pathname
}
