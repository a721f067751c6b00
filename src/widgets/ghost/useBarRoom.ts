import { type RefObject, useLayoutEffect } from 'react'

/** Gap between the bar and the content above it, in CSS pixels. */
const AIR_PX = 8

/**
 * Reserves space for a bar of the game or of a replay: `--hud-room` is its height with margins, `--hud-edge`
 * the distance of its upper edge from the bottom of the window, including a footer bar. Screens, sheets,
 * dialogs and toasts end above it.
 * @param place the bar is measured again when it changes
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>, place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another distance from the edge
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const root = document.documentElement
    const measure = () => {
      const { height } = element.getBoundingClientRect()
      const below = Number.parseFloat(getComputedStyle(element).bottom)
      root.style.setProperty('--hud-edge', `${Math.ceil(height + below + AIR_PX)}px`)
      const footer = document.querySelector('[data-edge="bottom"]')?.clientHeight ?? 0
      root.style.setProperty('--hud-room', `${Math.ceil(height + below - footer + AIR_PX)}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar, place])
  useLayoutEffect(
    () => () => {
      document.documentElement.style.removeProperty('--hud-edge')
      document.documentElement.style.removeProperty('--hud-room')
    },
    [],
  )
}
