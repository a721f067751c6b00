import { useCallback, useEffect, useRef, useState } from 'react'

/** The address follows when nobody has typed for so long: it is nobody's wait, and the rows come first. */
const ADDRESS_DEBOUNCE_MS = 150

/**
 * The text of a search box whose home is the address. What is typed shows at once and the address
 * follows; an address that changed by other means (back, a link) shows in the box.
 */
export function useQueryText(
  query: string,
  onQuery: (query: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(query)
  /** Texts on their way into the address: their arrival is no news, later ones were typed since. */
  const underway = useRef<string[]>([])
  /** What was typed last and is not in the address yet. */
  const typed = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useRef(onQuery)
  useEffect(() => {
    tell.current = onQuery
  })
  useEffect(() => {
    const arrived = underway.current.lastIndexOf(query)
    if (arrived >= 0) {
      underway.current.splice(0, arrived + 1)
      return
    }
    underway.current = []
    setText(query)
  }, [query])
  const handOver = useCallback(() => {
    clearTimeout(timer.current)
    removeEventListener('pointerdown', handOver, true)
    if (typed.current === null) return
    underway.current.push(typed.current)
    tell.current(typed.current)
    typed.current = null
  }, [])
  useEffect(
    () => () => {
      typed.current = null
      handOver()
    },
    [handOver],
  )
  const change = (next: string) => {
    setText(next)
    typed.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(handOver, ADDRESS_DEBOUNCE_MS)
    // A tap may lead away: the way back must find what was typed.
    addEventListener('pointerdown', handOver, true)
  }
  return [text, change]
}
