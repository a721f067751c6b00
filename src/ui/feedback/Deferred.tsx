import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterNextPaint } from './afterNextPaint'

/** What lies further down a screen: it comes once the top is painted, so that a tap is answered at once. */
export function Deferred({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterNextPaint(() => startTransition(() => setPainted(true))), [])
  return painted ? children : null
}
