import { type ComponentProps, type PointerEvent, type RefObject, useRef } from 'react'

export interface DragOrderOptions {
  /** A row is dropped at another place; both count from 0, `to` among the other rows. */
  onMove: (from: number, to: number) => void
}

interface Drag {
  pointer: number
  from: number
  to: number
  startY: number
  /** Initial positions of the rows: they are measured before they move. */
  middles: number[]
  height: number
  rows: HTMLElement[]
}

/**
 * Dragging rows of a list by a handle, with mouse, pen or finger. It begins at once; the browser's own dragging
 * begins with a long press on touch screens.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, { onMove }: DragOrderOptions) {
  const drag = useRef<Drag | null>(null)

  const begin = (from: number) => (event: PointerEvent<HTMLElement>) => {
    if (drag.current || event.button !== 0 || !list.current) return
    const rows = [...list.current.children].filter((row) => row instanceof HTMLElement)
    const boxes = rows.map((row) => row.getBoundingClientRect())
    event.currentTarget.setPointerCapture(event.pointerId)
    rows[from]?.toggleAttribute('data-dragged', true)
    drag.current = {
      pointer: event.pointerId,
      from,
      to: from,
      startY: event.clientY,
      middles: boxes.map(({ top, height }) => top + height / 2),
      height: boxes[from]?.height ?? 0,
      rows,
    }
  }

  const follow = (event: PointerEvent) => {
    const now = drag.current
    if (now?.pointer !== event.pointerId) return
    const dy = event.clientY - now.startY
    const middle = (now.middles[now.from] ?? 0) + dy
    now.to = now.middles.filter((other, at) => at !== now.from && other < middle).length
    now.rows.forEach((row, at) => {
      row.style.transform = `translateY(${at === now.from ? dy : shiftOf(at, now)}px)`
    })
  }

  const end = (isDrop: boolean) => (event: PointerEvent) => {
    const now = drag.current
    if (now?.pointer !== event.pointerId) return
    drag.current = null
    for (const row of now.rows) {
      row.style.removeProperty('transform')
      row.removeAttribute('data-dragged')
    }
    if (isDrop && now.to !== now.from) onMove(now.from, now.to)
  }

  return {
    handle: (at: number): ComponentProps<'span'> => ({
      onPointerDown: begin(at),
      onPointerMove: follow,
      onPointerUp: end(true),
      onPointerCancel: end(false),
    }),
  }
}

/** Pixels that a row moves to make space for the dragged one. */
function shiftOf(at: number, { from, to, height }: Drag): number {
  if (at > from && at <= to) return -height
  return at < from && at >= to ? height : 0
}
