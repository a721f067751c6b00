import { useEffect, useState } from 'react'

export interface StoredFlag {
  on: boolean
  /** True after a change that could not be stored. */
  failed: boolean
  change: (on: boolean) => void
}

/**
 * A flag of a stored row behind a switch. A change shows at once, before the database has it; what the
 * database says wins as soon as it says the same, or when the change could not be stored.
 */
export function usePersistedFlag(stored: boolean, store: (on: boolean) => Promise<unknown>): StoredFlag {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => setWanted((before) => (before === stored ? null : before)), [stored])
  const change = (on: boolean) => {
    setWanted(on)
    store(on).then(
      () => setFailed(false),
      () => {
        setWanted(null)
        setFailed(true)
      },
    )
  }
  return { on: wanted ?? stored, failed, change }
}
