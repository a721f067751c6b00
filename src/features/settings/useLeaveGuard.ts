import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'

export interface LeaveGuard {
  /** Somebody wants to leave, and is being asked. */
  asking: boolean
  /** Leaves. */
  leave: () => void
  stay: () => void
  /** Asks no more: what follows is wanted. */
  letGo: () => void
}

/**
 * Keeps a screen with unsaved changes until the visitor has said what becomes of them (docs/rules.md SE-14;
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
    letGo: () => {
      free.current = true
    },
  }
}
