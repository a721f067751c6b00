import type { LocksLike } from '../ports'

/** Web Locks shared by the simulated tabs of one browser. */
export interface FakeLocks {
  /** The lock manager as one tab sees it. */
  forTab(tab: string): LocksLike
  /** Ends the tab: the browser gives its locks back. */
  killTab(tab: string): void
  holder(name: string): string | null
}

interface Held {
  tab: string
  end: (error?: Error) => void
}

export function createLocks(): FakeLocks {
  const held = new Map<string, Held>()
  return {
    holder: (name) => held.get(name)?.tab ?? null,
    killTab(tab) {
      for (const [name, lock] of held) if (lock.tab === tab) held.delete(name)
    },
    forTab: (tab) => ({
      async request(name, { steal, ifAvailable }, work) {
        const current = held.get(name)
        if (current && !steal) {
          if (!ifAvailable) throw new Error('waiting for a lock is not simulated')
          return work(null)
        }
        current?.end(new DOMException('stolen', 'AbortError'))
        let lock: Held | null = null
        const stolen = new Promise<never>((_, reject) => {
          lock = { tab, end: reject }
          held.set(name, lock)
        })
        try {
          return await Promise.race([work({ name }), stolen])
        } finally {
          if (held.get(name) === lock) held.delete(name)
        }
      },
    }),
  }
}
