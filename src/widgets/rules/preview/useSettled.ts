import { useEffect, useState } from 'react'

/** Typing is over after so many milliseconds. */
const SETTLED_MS = 900

/** A text once it has stopped changing, so that a screen reader is told the result and not each key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
