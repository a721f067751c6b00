import type { Map as MapLibre } from 'maplibre-gl'
import { LONG_QUIET_MS } from '#domain/base/workAhead'
import { beforePage } from '../../ui/kit/inputPort'
import { framesOf } from '../frames'
import type { MapViewState } from '../stageStore'

/** A press takes about a tenth of a second; a longer one does not navigate. The answer is painted by then, too. */
const LIMIT_MS = 500

/**
 * Holds the frames of the map while a press is answered, which would wait for them: of a map that is about to disappear
 * when a link to another screen is pressed, and of a picture off the screen at any press. A picture that nothing waits
 * for continues when long work ahead does: its next frame would hold up a visitor who presses again.
 * @returns the function that ends it
 */
export function holdForPresses(
  map: MapLibre,
  { onDrawn, isPatient = false }: Pick<MapViewState, 'onDrawn' | 'isPatient'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hold = () => {
    framesOf(map).hold()
    clearTimeout(timer)
    timer = setTimeout(framesOf(map).release, isPatient ? LONG_QUIET_MS : LIMIT_MS)
  }
  const holdForLink = ({ target }: Event) => leadsAway(target) && hold()
  const stop = beforePage(
    'mapFrames',
    onDrawn ? { pointerdown: hold, pointerup: hold, keydown: hold } : { pointerdown: holdForLink },
  )
  return () => {
    stop()
    clearTimeout(timer)
  }
}

function leadsAway(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.origin === location.origin && link.pathname !== location.pathname
}
