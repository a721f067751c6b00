import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { DOUBLE_PRESS_MS } from './doublePress'
import { beforePage } from './inputPort'

export interface Opening {
  /** Whether the trigger looks open. */
  isAsked: boolean
  /** Whether the panel is rendered. */
  isOpen: boolean
  setOpen: (open: boolean) => void
}

/**
 * Opens a panel in two steps: the frame that answers the press shows the trigger as open, and the panel is rendered
 * afterwards, in slices that yield to the next press. It closes at once, and can be canceled until it is rendered.
 */
export function useOpening(): Opening {
  const [isAsked, setAsked] = useState(false)
  const isRendered = useDeferredValue(isAsked)
  const askedAtMs = useRef(0)
  useCancelOpening(isAsked && !isRendered, () => setAsked(false))
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

/** The trigger decides itself what another press of it means. */
const OPEN_TRIGGER = '[aria-expanded="true"]'

/** While a panel is not yet rendered, Escape and a press beside its trigger cancel it, as they close it afterwards. */
export function useCancelOpening(isPending: boolean, cancel: () => void): void {
  const onCancel = useEffectEvent(cancel)
  useEffect(() => {
    if (!isPending) return
    return beforePage('opening', {
      pointerdown: ({ target }) => {
        if (!(target instanceof Element && target.closest(OPEN_TRIGGER))) onCancel()
      },
      keydown: (event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      },
    })
  }, [isPending])
}
