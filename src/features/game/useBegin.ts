import { useState } from 'react'

/** State of a start. */
export type Begin = 'idle' | 'waiting' | 'failed'

/** Tracks the start of a run, which may have to wait for the data of the first visit. */
export function useBegin(): [state: Begin, begin: (start: () => Promise<void>) => Promise<void>] {
  const [state, setState] = useState<Begin>('idle')
  const begin = async (start: () => Promise<void>) => {
    setState('waiting')
    try {
      await start()
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return [state, begin]
}
