import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'

export interface LeaveGuard {
  /** True while the dialog asks about unsaved changes. */
  asking: boolean
  /** Leaves. */
  leave: () => void
  stay: () => void
  /** Allows the next navigation without asking. */
  allowNavigation: () => void
}

/**
 * Blocks leaving a screen with unsaved changes until the visitor decides about them (docs/rules.md SE-14;
 * docs/decisions.md Q11).
 */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const free = useRef(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && !free.current && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  })
  return {
    asking: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    allowNavigation: () => {
      free.current = true
    },
  }
}
