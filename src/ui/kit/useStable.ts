import { replaceEqualDeep } from '@tanstack/react-router'
import { useState } from 'react'

/** Returns the previous value, or parts of it, as long as it is equal to the new one. */
export function useStable<Value>(value: Value): Value {
  const [kept, setKept] = useState(value)
  const shared = replaceEqualDeep(kept, value)
  if (shared !== kept) setKept(shared)
  return shared
}
