import { useTransition } from 'react'

/** Whether an act is under way, and a way to begin one, which answers with its promise. */
export function useBusy(): [boolean, <Value>(act: () => Promise<Value>) => Promise<Value>] {
  const [busy, start] = useTransition()
  return [
    busy,
    (act) => {
      const work = act()
      start(async () => {
        await work
      })
      return work
    },
  ]
}
