import { startTransition, useEffect, useState } from 'react'
import { afterNextPaint } from './afterNextPaint'

/** Whether the component has been painted: what nobody sees at first, such as spare rows, waits for it. */
export function useIsPainted(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterNextPaint(() => startTransition(() => setPainted(true))), [])
  return painted
}
