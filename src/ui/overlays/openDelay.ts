import { useEffect, useState } from 'react'

/** Delay of a modal after its trigger (docs/rules.md UI-01). */
export const MODAL_OPEN_DELAY_MS = 100

/** Follows `asked` with 100 ms delay when opening and at once when closing. */
export function useDelayedOpen(asked: boolean): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!asked) {
      setOpen(false)
      return
    }
    const timer = setTimeout(() => setOpen(true), MODAL_OPEN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [asked])
  return asked && open
}
