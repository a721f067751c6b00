import { useCallback, useEffect, useRef, useState } from 'react'
import { beforePage } from '../kit/inputPort'

/** Delay before the address is updated, so that the rows are filtered first. */
const ADDRESS_DEBOUNCE_MS = 150

/**
 * The text of a search box that is stored in the address. Typed text is shown at once and then written to the
 * address. A change of the address by other means (back, a link) updates the box.
 */
export function useQueryText(
  query: string,
  onQuery: (query: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(query)
  /** Texts being written to the address, whose arrival must not overwrite newer input. */
  const underway = useRef<string[]>([])
  /** The last typed text that is not in the address yet. */
  const typed = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopHearing = useRef<() => void>(undefined)
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
    // Text that was typed while the address changed is newer, and will be written.
    if (typed.current === null) setText(query)
  }, [query])
  const handOver = useCallback(() => {
    clearTimeout(timer.current)
    stopHearing.current?.()
    stopHearing.current = undefined
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
    // A tap may leave the screen, and going back must find the typed text.
    stopHearing.current ??= beforePage('searchText', { pointerdown: handOver })
  }
  return [text, change]
}
