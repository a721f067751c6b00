import { useTransition } from 'react'

/** Whether an action is running, and a function to start one, which returns its promise. */
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
