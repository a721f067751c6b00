import type { ApiErrorCode } from '#domain/base/errors'

/** Result of a check of the product API, for staff. */
export type ConnectionOutcome =
  | { kind: 'answered'; ms: number }
  /** It answered or failed with an error of the client. */
  | { kind: 'rejected'; code: ApiErrorCode; status: number | null; errors: readonly string[] }
  /** This device is offline. */
  | { kind: 'offline' }
  /** A page served over HTTPS may not request an http address. */
  | { kind: 'insecureAddress' }
  /** The page is older than the configuration: its policy does not allow this address. */
  | { kind: 'blockedByPolicy' }
  /** `apiUrl` is not a valid address. */
  | { kind: 'badAddress' }
