import { Trans } from '@lingui/react/macro'
import type { ConnectionOutcome } from '#domain/live/connectionOutcome'
import styles from '../frame/panels.module.css'

/** The result of a check, and what to do about it. */
export function ConnectionResult({ outcome }: { outcome: ConnectionOutcome }) {
  return (
    <>
      <p className={styles.line}>
        <OutcomeText outcome={outcome} />
      </p>
      {outcome.kind === 'rejected' && outcome.errors.length > 0 && (
        <ul className={styles.said}>
          {outcome.errors.map((error, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is a single answer and never changes
            <li key={index}>
              <bdi>{error}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function OutcomeText({ outcome }: { outcome: ConnectionOutcome }) {
  switch (outcome.kind) {
    case 'answered': {
      const { ms } = outcome
      return <Trans>The product API answered in {ms} ms.</Trans>
    }
    case 'offline':
      return <Trans>This device has no network.</Trans>
    case 'insecureAddress':
      return (
        <Trans>
          This kiosk is served over HTTPS, so the product API must be too. Use an apiUrl that begins with
          https://.
        </Trans>
      )
    case 'blockedByPolicy':
      return (
        <Trans>
          The page’s security policy blocks this address. Reload the page. If that does not help, check the
          host’s headers.
        </Trans>
      )
    case 'badAddress':
      return <Trans>The apiUrl in config.json is not a valid address.</Trans>
    case 'rejected':
      return <RejectionText outcome={outcome} />
  }
}

function RejectionText({ outcome: { code, status } }: { outcome: ConnectionOutcome & { kind: 'rejected' } }) {
  switch (code) {
    case 'api-unauthorized':
      return (
        <Trans>The product API asks for a valid session (HTTP 401). A stored token has been removed.</Trans>
      )
    case 'api-invalid':
      return <Trans>The product API answered, but refused the request (HTTP 422).</Trans>
    case 'api-failed':
      return status !== null && status < 500 ? (
        <Trans>The product API answered, but not at this address (HTTP {status}). Check apiUrl.</Trans>
      ) : (
        <Trans>The product API answered with an error (HTTP {status}). Try again later.</Trans>
      )
    case 'api-timeout':
      return <Trans>The product API did not answer in time.</Trans>
    case 'api-malformed':
      return (
        <Trans>
          Something else answered in place of the product API, such as a network sign-in page. Sign in to this
          network, or check apiUrl.
        </Trans>
      )
    case 'api-unreachable':
    case 'api-aborted':
      return (
        <Trans>
          The product API cannot be reached. Check that it is running, that apiUrl is right, and that it
          allows requests from this kiosk’s address.
        </Trans>
      )
  }
}
