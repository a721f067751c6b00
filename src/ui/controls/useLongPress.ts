import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { listenForLongPress } from './longPress'

/** A ref for what answers a press of 800 ms; what it does when it is tapped stays its own. */
export function useLongPress(onLongPress: () => void): RefCallback<HTMLElement> {
  const latest = useRef(onLongPress)
  useEffect(() => {
    latest.current = onLongPress
  })
  return useCallback((element) => {
    if (element) return listenForLongPress(element, () => latest.current())
  }, [])
}
