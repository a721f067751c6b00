import { type DeliveryLease, isLive } from '../data/interactions/lease'
import type { Clock, LocksLike } from './ports'

/** Ensures one flusher across tabs by a Web Lock and a lease row. */
const LOCK_NAME = 'pharos-delivery'
/** A lock whose lease ended this long ago belongs to a frozen tab and is stolen. */
const FROZEN_AFTER_MS = 60_000

export interface FlushLock {
  /** Runs `work` while this tab holds the lock; false if another tab has it. `work` receives a check of the lock. */
  tryRun(work: (ownsLock: () => Promise<boolean>) => Promise<void>): Promise<boolean>
}

export interface FlushLockParts {
  locks: LocksLike | null
  lease: DeliveryLease
  owner: string
  clock: Clock
}

export function createFlushLock({ locks, lease, owner, clock }: FlushLockParts): FlushLock {
  /** Time since which the lock is held without a live lease. */
  let silentSinceMs: number | null = null

  async function runWithLease(
    force: boolean,
    stolen: () => boolean,
    work: Parameters<FlushLock['tryRun']>[0],
  ): Promise<boolean> {
    if (!(await lease.take(owner, clock(), force))) return false
    try {
      await work(async () => !stolen() && (await lease.keep(owner, clock())))
    } finally {
      // A lease that cannot be released expires.
      await lease.release(owner).catch(() => undefined)
    }
    return true
  }

  /** Whether the tab that holds the lock has been silent long enough to be considered frozen. */
  async function isHolderFrozen(): Promise<boolean> {
    const nowMs = clock()
    const held = await lease.read()
    if (isLive(held, nowMs)) {
      silentSinceMs = null
      return false
    }
    // Measured by this tab, because a tab with a new lock has no lease row yet.
    if (silentSinceMs === null || nowMs < silentSinceMs) silentSinceMs = nowMs
    return nowMs - silentSinceMs > FROZEN_AFTER_MS && nowMs - (held?.expiresAtMs ?? 0) > FROZEN_AFTER_MS
  }

  /** Runs under the Web Lock; null when it is held elsewhere. */
  async function runWithLock(
    manager: LocksLike,
    steal: boolean,
    work: Parameters<FlushLock['tryRun']>[0],
  ): Promise<boolean | null> {
    let stolen = false
    let running: Promise<boolean> | null = null
    const request = manager.request(
      LOCK_NAME,
      steal ? { steal: true } : { ifAvailable: true },
      async (lock) => {
        if (!lock) return
        // The holder of the lock does not wait for the lease of a closed tab.
        running = runWithLease(true, () => stolen, work)
        await running
      },
    )
    try {
      await request
    } catch (error) {
      // Stolen while this tab was frozen: sends nothing more, but finishes the current request.
      stolen = true
      if (!running) throw error
    }
    return running
  }

  return {
    async tryRun(work) {
      if (!locks) return runWithLease(false, () => false, work)
      const ran = await runWithLock(locks, false, work)
      if (ran !== null) {
        silentSinceMs = null
        return ran
      }
      if (!(await isHolderFrozen())) return false
      silentSinceMs = null
      return (await runWithLock(locks, true, work)) ?? false
    },
  }
}
