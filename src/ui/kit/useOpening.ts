import { useDeferredValue, useRef, useState } from 'react'
import { DOUBLE_PRESS_MS } from './doublePress'

export interface Opening {
  /** Whether the trigger looks open. */
  isAsked: boolean
  /** Whether the panel is rendered. */
  isOpen: boolean
  setOpen: (open: boolean) => void
}

/**
 * Opens a panel in two steps: the frame that answers the press shows the trigger as open, and the panel is rendered
 * afterwards, in slices that yield to the next press. It closes at once.
 */
export function useOpening(): Opening {
  const [isAsked, setAsked] = useState(false)
  const isRendered = useDeferredValue(isAsked)
  const askedAtMs = useRef(0)
  return {
    isAsked,
    isOpen: isAsked && isRendered,
    setOpen: (open) => {
      const nowMs = performance.now()
      // While the panel is rendered, a press of the trigger asks again: a double press opens, a later one cancels.
      const isCancel = open && isAsked && nowMs - askedAtMs.current > DOUBLE_PRESS_MS
      if (open && !isAsked) askedAtMs.current = nowMs
      setAsked(open && !isCancel)
    },
  }
}
