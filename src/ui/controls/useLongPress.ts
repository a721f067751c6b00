import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { listenForLongPress } from './longPress'

/** A ref for an element with an action on a press of 800 ms; its tap is unaffected. */
export function useLongPress(onLongPress: () => void): RefCallback<HTMLElement> {
  const latest = useRef(onLongPress)
  useEffect(() => {
    latest.current = onLongPress
  })
  return useCallback((element) => {
    if (element) return listenForLongPress(element, () => latest.current())
  }, [])
}
