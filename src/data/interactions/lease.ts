import { type RunDatabase, withDatabase } from '../core/databaseConnection'
import { FACT, factIn } from '../core/deviceFacts'

/**
 * The second guard of "one flusher across tabs" (docs/outbox.md O5): a row with the tab that may send and
 * until when. The lease is much longer than the 30 s request timeout, so that no request is in flight when it
 * expires.
 */
const LEASE_MS = 60_000
/** Renewed when less is left, which covers a 30 s request and a margin. */
const RENEW_BELOW_MS = 40_000

export interface Lease {
  owner: string
  /** Unix ms by this device's clock. */
  expiresAtMs: number
}

export interface DeliveryLease {
  /** Takes the lease if it is free, expired or ours; with `force`, from any owner. */
  take(owner: string, nowMs: number, force?: boolean): Promise<boolean>
  /** Whether the lease is still ours; renews it shortly before it expires. */
  keep(owner: string, nowMs: number): Promise<boolean>
  release(owner: string): Promise<void>
  read(): Promise<Lease | null>
}

/** Parses a lease from a fact; null for anything else. */
function parseLease(value: unknown): Lease | null {
  if (typeof value !== 'object' || value === null) return null
  const { owner, expiresAtMs } = value as Partial<Lease>
  return typeof owner === 'string' && typeof expiresAtMs === 'number' ? { owner, expiresAtMs } : null
}

/**
 * Whether another tab may still be sending under this lease. An expiry beyond the longest lease was written
 * before the clock was set back, and would otherwise block delivery for as long as the clock jumped.
 */
export function isLive(lease: Lease | null, nowMs: number): boolean {
  return lease !== null && lease.expiresAtMs > nowMs && lease.expiresAtMs - nowMs <= LEASE_MS
}

export function deliveryLease(run: RunDatabase = withDatabase): DeliveryLease {
  return {
    take: (owner, nowMs, force = false) =>
      run((db) =>
        db.transaction('rw', db.device, async () => {
          const lease = parseLease(await factIn(db, FACT.lease))
          if (!force && lease !== null && lease.owner !== owner && isLive(lease, nowMs)) return false
          await db.device.put({ key: FACT.lease, value: { owner, expiresAtMs: nowMs + LEASE_MS } })
          return true
        }),
      ),
    async keep(owner, nowMs) {
      const lease = parseLease(await run((db) => factIn(db, FACT.lease)))
      if (lease?.owner !== owner) return false
      if (isLive(lease, nowMs) && lease.expiresAtMs - nowMs >= RENEW_BELOW_MS) return true
      return run((db) =>
        db.transaction('rw', db.device, async () => {
          const current = parseLease(await factIn(db, FACT.lease))
          if (current?.owner !== owner) return false
          await db.device.put({ key: FACT.lease, value: { owner, expiresAtMs: nowMs + LEASE_MS } })
          return true
        }),
      )
    },
    release: (owner) =>
      run((db) =>
        db.transaction('rw', db.device, async () => {
          const lease = parseLease(await factIn(db, FACT.lease))
          if (lease?.owner === owner) await db.device.delete(FACT.lease)
        }),
      ),
    read: async () => parseLease(await run((db) => factIn(db, FACT.lease))),
  }
}
