import { type ParsedLocation, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { createScrollPositions } from '#domain/device/scrollPositions'

/** Positions of every table, by history entry and table. */
const positions = createScrollPositions()

/**
 * Restores the scroll position of a table when its history entry is shown again.
 * @param filled whether its rows are rendered, because an empty table cannot scroll
 */
export function useTableScroll(
  scroller: RefObject<HTMLElement | null>,
  table: string,
  filled: boolean,
): void {
  const router = useRouter({ warn: false })
  const done = useRef(false)
  useLayoutEffect(() => {
    if (!router || !filled || done.current) return
    done.current = true
    const top = positions.of(placeOf(router.state.location, table))
    if (top !== undefined && scroller.current) scroller.current.scrollTop = top
  }, [router, scroller, table, filled])
  useEffect(
    () =>
      router?.subscribe('onBeforeLoad', ({ fromLocation }) => {
        if (fromLocation) positions.keep(placeOf(fromLocation, table), scroller.current?.scrollTop ?? 0)
      }),
    [router, scroller, table],
  )
}

function placeOf({ state, href }: ParsedLocation, table: string): string {
  return `${state.__TSR_key ?? href} ${table}`
}
