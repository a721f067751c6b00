import { replaceEqualDeep } from '@tanstack/react-router'
import { useState } from 'react'

/** The value of the render before, in whole or in part, as far as the new one says the same. */
export function useStable<Value>(value: Value): Value {
  const [kept, setKept] = useState(value)
  const shared = replaceEqualDeep(kept, value)
  if (shared !== kept) setKept(shared)
  return shared
}
