import { type RefObject, useLayoutEffect, useState } from 'react'
import { ALL_FREE, type Box, type FreePart, freePart } from './covers'

/**
 * Measures the elements that cover a map, again whenever one is added, removed or resized. A cover is an
 * element with `data-covers` in the nearest `data-map-room` around the map. The center of the uncovered part
 * is available to the screen's styles as `--map-middle-x` and `--map-middle-y`.
 */
export function useFreePart(
  section: RefObject<HTMLElement | null>,
  note: RefObject<HTMLElement | null>,
  isShown: boolean,
): FreePart {
  const [free, setFree] = useState(ALL_FREE)
  useLayoutEffect(() => {
    const room = section.current?.closest<HTMLElement>('[data-map-room]') ?? section.current
    if (!room || !isShown) return
    const measure = () => {
      const map = section.current
      if (!map) return
      const covers = [...room.querySelectorAll<HTMLElement>('[data-covers]')]
      const view = boxIn(room, map)
      const next = freePart(
        view,
        covers.map((cover) => boxIn(room, cover)),
        note.current?.offsetHeight ?? 0,
      )
      const { top, right, bottom, left } = next.padding
      room.style.setProperty('--map-middle-x', `${(left + view.width - right) / 2}px`)
      room.style.setProperty('--map-middle-y', `${(top + view.height - bottom) / 2}px`)
      setFree((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    const sizes = new ResizeObserver(measure)
    const observe = () => {
      sizes.disconnect()
      for (const each of [room, note.current, ...room.querySelectorAll('[data-covers]')])
        if (each) sizes.observe(each)
      measure()
    }
    const comings = new MutationObserver(observe)
    comings.observe(room, { childList: true, subtree: true })
    observe()
    return () => {
      sizes.disconnect()
      comings.disconnect()
    }
  }, [section, note, isShown])
  return free
}

/** The final position of an element in the room, without the effect of a running animation. */
function boxIn(room: HTMLElement, element: HTMLElement): Box {
  let left = 0
  let top = 0
  let at: Element | null = element
  while (at instanceof HTMLElement && at !== room) {
    left += at.offsetLeft
    top += at.offsetTop
    at = at.offsetParent
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight }
}
