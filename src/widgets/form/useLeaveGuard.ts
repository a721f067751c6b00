import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { sameRow } from '../../data/core/sameRow'
import { askBeforeStartingOver } from '../../session/unsaved'
import { modeFlags } from '../../state/mode'

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

/** In a run of the game nothing that is typed is kept, so its player is not asked (docs/game.md T8). */
const isInRun = (): boolean => modeFlags().inGameMode

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
      !isInRun() &&
      (current.pathname !== next.pathname ||
        !sameRow(only(params, current.search), only(params, next.search))),
    disabled: !isDirty,
    enableBeforeUnload: false,
    withResolver: true,
  })
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = useCallback((next: Question) => (isInRun() ? next.leave() : setQuestion(next)), [])
  useEffect(() => {
    isFree.current = false
    if (isDirty) return askBeforeStartingOver((leave) => ask({ leave, isStartingOver: true }))
  }, [isDirty, ask])
  const allowNavigation = () => {
    isFree.current = true
  }
  return {
    asking: blocker.status === 'blocked' || question !== null,
    isStartingOver: question?.isStartingOver === true,
    ask: (leave) => ask({ leave, isStartingOver: false }),
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
