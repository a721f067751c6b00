import { type PointerEvent, useEffect, useRef } from 'react'
import { type Gesture, HOLD_MS, move, NO_TRACK, type Point, press, release, wait } from './gestures'

export interface GestureOptions {
  onGesture: (gesture: Gesture) => void
  /** Called at each move of a pressed pointer; null when it is released. */
  follow?: (offset: { dx: number; dy: number } | null) => void
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })

/** Pointer event handlers that recognize gestures on one element, one pointer at a time. */
export function useGesture({ onGesture, follow }: GestureOptions) {
  const track = useRef(NO_TRACK)
  const pointer = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const step = ([next, gesture]: [typeof NO_TRACK, Gesture | null]) => {
    track.current = next
    if (gesture) onGesture(gesture)
  }
  const end = (event: PointerEvent, isRelease: boolean) => {
    if (event.pointerId !== pointer.current) return
    pointer.current = null
    clearTimeout(timer.current)
    follow?.(null)
    if (isRelease) step(release(track.current, pointOf(event), event.timeStamp))
    else track.current = NO_TRACK
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (pointer.current !== null || event.button !== 0) return
      pointer.current = event.pointerId
      track.current = press(pointOf(event), event.timeStamp)
      const due = event.timeStamp + HOLD_MS
      timer.current = setTimeout(() => step(wait(track.current, due)), HOLD_MS)
    },
    onPointerMove: (event: PointerEvent) => {
      if (pointer.current !== null && event.pointerId !== pointer.current) return
      step(move(track.current, pointOf(event), event.timeStamp))
      const { down, moved } = track.current
      if (!down || !moved) return
      // Capturing earlier would take the click from a button inside.
      event.currentTarget.setPointerCapture(event.pointerId)
      follow?.({ dx: event.clientX - down.at.x, dy: event.clientY - down.at.y })
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}
