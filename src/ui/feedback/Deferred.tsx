import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterNextPaint'

/** What lies further down a screen: it comes once the top is painted, so that a tap is answered at once. */
export function Later({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), [])
  return painted ? children : null
}
