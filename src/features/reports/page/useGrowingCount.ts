import { useEffect, useState } from 'react'
import { useIsPrinting } from '../../../ui/table/useIsPrinting'

/** A page of a browser has no more lines than this; the files do. */
export const MOST_ROWS = 2000

/** More than a screen has room for below figures and charts, which are drawn with them. */
const FIRST_ROWS = 20
/** So many lines are laid out well within a frame. */
const ROWS_A_FRAME = 40

/**
 * How many lines are on the page: a few at first, then more at each frame, so that a long report never
 * stops the screen. All of them before something is printed.
 */
export function useGrowingCount(rows: number): number {
  const most = Math.min(rows, MOST_ROWS)
  const [count, setCount] = useState(FIRST_ROWS)
  const isPrinting = useIsPrinting()
  useEffect(() => {
    if (count >= most) return
    const frame = requestAnimationFrame(() => setCount(count + ROWS_A_FRAME))
    return () => cancelAnimationFrame(frame)
  }, [count, most])
  return isPrinting ? most : Math.min(count, most)
}
