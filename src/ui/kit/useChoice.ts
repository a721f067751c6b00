import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { beforePage } from './inputPort'

/** A choice that its owner did not take over by then was refused, and is no longer shown. */
const REFUSED_AFTER_MS = 2000

/** A chosen value, and the one that it replaces. */
interface Choice<Value> {
  next: Value
  over: Value
}

/**
 * The value of a control, and a function to choose another. The frame that answers the press shows the control alone
 * as changed; its owner, which may render a whole screen, receives it afterwards, at the latest when the next press
 * begins. Not for a control whose owner asks the visitor before anything changes.
 */
export function useChoice<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [value: Value, choose: (value: Value) => void] {
  const [choice, setChoice] = useState<Choice<Value> | null>(null)
  const [asked, setAsked] = useState<Telling | null>(null)
  const due = useDeferredValue(asked)
  const owner = useRef<typeof onChange>(undefined)
  useEffect(() => {
    owner.current = onChange
    return () => {
      owner.current = undefined
    }
  }, [onChange])
  useEffect(() => due?.tell(), [due])
  useEffect(() => {
    if (choice === null) return
    const timer = setTimeout(() => setChoice(null), REFUSED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [choice])
  const isShown = choice !== null && choice.over === value
  if (choice !== null && !isShown) setChoice(null)
  const choose = (next: Value) => {
    asked?.drop()
    setChoice({ next, over: value })
    setAsked(tellOnce(() => owner.current?.(next)))
  }
  return [isShown ? choice.next : value, choose]
}

/** Tells an owner of a choice, once. */
interface Telling {
  tell: () => void
  drop: () => void
}

const waiting = new Set<Telling>()
let stopHearing = () => {}

function tellOnce(act: () => void): Telling {
  const telling = {
    tell: () => {
      if (!waiting.has(telling)) return
      telling.drop()
      act()
    },
    drop: () => {
      if (waiting.delete(telling) && waiting.size === 0) stopHearing()
    },
  }
  if (waiting.size === 0) stopHearing = beforePage('choice', { pointerdown: tellAll, keydown: tellAll })
  waiting.add(telling)
  return telling
}

function tellAll(): void {
  for (const { tell } of waiting) tell()
}
