import { type RefObject, useLayoutEffect } from 'react'

/** Between the bar and what has to be free of it, in CSS pixels. */
const AIR_PX = 8

/**
 * Keeps room for a bar of the game or of a replay: `--hud-room` is its height with the air around it,
 * `--hud-edge` how far its upper edge is from the foot of the window, with a footer bar between them.
 * Screens, sheets, dialogs and toasts end above it.
 * @param place measured anew when it changes
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
