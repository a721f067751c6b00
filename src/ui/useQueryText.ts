import { useEffect, useRef, useState } from 'react'

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
  useEffect(() => {
    const arrived = underway.current.lastIndexOf(query)
    if (arrived >= 0) {
      underway.current.splice(0, arrived + 1)
      return
    }
    underway.current = []
    setText(query)
  }, [query])
  const change = (next: string) => {
    underway.current.push(next)
    setText(next)
    onQuery(next)
  }
  return [text, change]
}
