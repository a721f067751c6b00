import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { askBeforeStartingOver } from '../../session/unsaved'

export interface LeaveGuard {
  /** True while the dialog asks about unsaved changes. */
  asking: boolean
  /** The visitor wants to start over, which takes back what is saved now too. */
  isStartingOver: boolean
  /** Leaves. */
  leave: () => void
  stay: () => void
  /** Allows the next navigation without asking. */
  allowNavigation: () => void
}

/** An address, with the search parameters as they were parsed. */
interface GuardedPlace {
  pathname: string
  search: object
}

/** Whether going from one address to another leaves the form. */
export type Leaves = (current: GuardedPlace, next: GuardedPlace) => boolean

const leavesPath: Leaves = (current, next) => current.pathname !== next.pathname

/**
 * Blocks leaving a screen with unsaved changes until the visitor decides about them (docs/rules.md SE-14;
 * docs/decisions.md Q11). A reload asks nothing: the draft outlives it.
 * @param leaves for a form that is a part of a screen: by default another path leaves it
 */
export function useLeaveGuard(dirty: boolean, leaves: Leaves = leavesPath): LeaveGuard {
  const free = useRef(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && !free.current && leaves(current, next),
    enableBeforeUnload: false,
    withResolver: true,
  })
  const [startOver, setStartOver] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (dirty) return askBeforeStartingOver((leave) => setStartOver(() => leave))
  }, [dirty])
  return {
    asking: blocker.status === 'blocked' || startOver !== null,
    isStartingOver: startOver !== null,
    leave: () => {
      setStartOver(null)
      if (startOver) startOver()
      else blocker.proceed?.()
    },
    stay: () => {
      setStartOver(null)
      blocker.reset?.()
    },
    allowNavigation: () => {
      free.current = true
    },
  }
}
