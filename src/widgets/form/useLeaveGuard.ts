import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { sameRow } from '../../data/core/sameRow'
import { askBeforeStartingOver } from '../../session/unsaved'

export interface LeaveGuard {
  /** True while the dialog asks about unsaved changes. */
  asking: boolean
  /** The visitor wants to start over, which takes back what is saved now too. */
  isStartingOver: boolean
  /** Asks before something that leaves the form without another address, such as closing its dialog. */
  ask: (leave: () => void) => void
  /** Leaves. */
  leave: () => void
  stay: () => void
  /** Allows the next navigation without asking. */
  allowNavigation: () => void
}

/** What the dialog asks about when it is no navigation. */
interface Question {
  leave: () => void
  isStartingOver: boolean
}

const NO_PARAMS: readonly string[] = []

/**
 * Blocks leaving a form with unsaved changes until the visitor decides about them (docs/rules.md SE-14;
 * docs/decisions.md Q11). A reload asks nothing: the draft outlives it.
 * @param params search parameters that the form belongs to: another value of one leaves it, as another path does
 */
export function useLeaveGuard(isDirty: boolean, params: readonly string[] = NO_PARAMS): LeaveGuard {
  const isFree = useRef(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !isFree.current &&
      (current.pathname !== next.pathname ||
        !sameRow(only(params, current.search), only(params, next.search))),
    disabled: !isDirty,
    enableBeforeUnload: false,
    withResolver: true,
  })
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    isFree.current = false
    if (isDirty) return askBeforeStartingOver((leave) => setQuestion({ leave, isStartingOver: true }))
  }, [isDirty])
  const allowNavigation = () => {
    isFree.current = true
  }
  return {
    asking: blocker.status === 'blocked' || question !== null,
    isStartingOver: question?.isStartingOver === true,
    ask: (leave) => setQuestion({ leave, isStartingOver: false }),
    leave: () => {
      setQuestion(null)
      if (!question) blocker.proceed?.()
      else {
        // What closes a form may be an address without it.
        allowNavigation()
        question.leave()
      }
    },
    stay: () => {
      setQuestion(null)
      blocker.reset?.()
    },
    allowNavigation,
  }
}

const only = (params: readonly string[], search: object) =>
  Object.fromEntries(Object.entries(search).filter(([name]) => params.includes(name)))
