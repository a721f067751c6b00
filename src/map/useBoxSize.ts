import { type RefObject, useEffect, useState } from 'react'

/** A size counts once it has been stable for this long: a sliding navigation changes it in each frame. */
const STABLE_MS = 120

/** Width and height of an element in whole pixels; null before it was measured. */
export function useBoxSize(element: RefObject<HTMLElement | null>): [number, number] | null {
  const [size, setSize] = useState<[number, number] | null>(null)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => {
      const { clientWidth, clientHeight } = box
      if (clientWidth === 0 || clientHeight === 0) return
      setSize((before) =>
        before?.[0] === clientWidth && before[1] === clientHeight ? before : [clientWidth, clientHeight],
      )
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure, STABLE_MS)
    })
    measure()
    observer.observe(box)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element])
  return size
}
