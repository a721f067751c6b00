import { type RefObject, useEffect } from 'react'
import { beforePage } from '../../../session/input/input'

const KEY = 'F6'

/** F6 moves the focus to the bar from anywhere, even from a dialog, and back. */
export function useHudKey(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: Element | null = null
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== KEY || !target.current) return
      event.preventDefault()
      const { activeElement } = document
      if (activeElement !== target.current) {
        before = activeElement
        target.current.focus()
      } else if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
    return beforePage('gameBar', { keydown: onKey })
  }, [target])
}
