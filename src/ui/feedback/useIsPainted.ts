import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { renderAfterPaint } from './renderAfterPaint'

/**
 * Whether the component has been painted: content that is invisible at first, such as rows in reserve, waits for it,
 * unless the page is printed before.
 */
export function useIsPainted(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    if (painted) return
    const cancel = renderAfterPaint(() => setPainted(true))
    const print = () => flushSync(() => setPainted(true))
    addEventListener('beforeprint', print)
    return () => {
      cancel()
      removeEventListener('beforeprint', print)
    }
  }, [painted])
  return painted
}
