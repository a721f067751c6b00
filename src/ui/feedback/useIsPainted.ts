import { startTransition, useEffect, useState } from 'react'
import { afterNextPaint } from './afterNextPaint'

/** Whether the component has been painted: content that is invisible at first, such as rows in reserve, waits for it. */
export function useIsPainted(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterNextPaint(() => startTransition(() => setPainted(true))), [])
  return painted
}
