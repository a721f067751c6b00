import type { ApiErrorCode } from '#domain/base/errors'

/** What a check of the product API found, for staff. */
export type ConnectionOutcome =
  | { kind: 'answered'; ms: number }
  /** It answered, or failed to, in a way that the client names. */
  | { kind: 'rejected'; code: ApiErrorCode; status: number | null; errors: readonly string[] }
  /** This device says that it has no network. */
  | { kind: 'offline' }
  /** A page served over HTTPS may not ask an address without it. */
  | { kind: 'insecureAddress' }
  /** The page is older than the configuration: its policy does not let this address through. */
  | { kind: 'blockedByPolicy' }
  /** `apiUrl` is no address. */
  | { kind: 'badAddress' }
