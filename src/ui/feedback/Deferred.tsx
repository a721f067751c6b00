import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterNextPaint } from './afterNextPaint'

/** Renders content further down a screen after the top is painted, so that taps are answered at once. */
export function Deferred({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterNextPaint(() => startTransition(() => setPainted(true))), [])
  return painted ? children : null
}
