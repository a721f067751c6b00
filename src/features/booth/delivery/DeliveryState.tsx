import { Trans, useLingui } from '@lingui/react/macro'
import type { DeliverySummary } from '../../../data/booth/ledger/ledgerPages'
import type { DeliveryStatus } from '../../../metrics/deliveryTypes'
import type { LaneReason } from '../../../metrics/lane'
import styles from '../frame/panels.module.css'

export interface DeliveryStateProps {
  status: DeliveryStatus | null
  summary: Pick<DeliverySummary, 'pending' | 'oldestPendingAt' | 'lastReceipt'>
}

/** Delivery state: current activity, reason for waiting, time of the next attempt. */
export function DeliveryState({ status, summary }: DeliveryStateProps) {
  const { i18n } = useLingui()
  const { pending, oldestPendingAt, lastReceipt } = summary
  // The last failure is no longer relevant once nothing is left to send.
  const nextTryAtMs = pending > 0 ? (status?.nextTryAtMs ?? null) : null
  const time = (ms: number) => i18n.date(new Date(ms), { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <div role="status">
      <p className={styles.line}>
        {status ? <StateText status={status} pending={pending} /> : <Trans>Starting</Trans>}
      </p>
      {nextTryAtMs !== null && (
        <p className={styles.line}>
          <Trans>Next attempt: {time(nextTryAtMs)}</Trans>
        </p>
      )}
      {lastReceipt?.ackAt != null && (
        <p className={styles.line}>
          <Trans>Last receipt: {time(Date.parse(lastReceipt.ackAt))}</Trans>
        </p>
      )}
      {oldestPendingAt && (
        <p className={styles.line}>
          <Trans>Oldest waiting: {time(Date.parse(oldestPendingAt))}</Trans>
        </p>
      )}
    </div>
  )
}

function StateText({ status, pending }: { status: DeliveryStatus; pending: number }) {
  switch (status.fault) {
    case 'storage':
      return <Trans>The database on this device did not respond. Trying again.</Trans>
    case 'other':
      return <Trans>An error stopped delivery. See this device’s notes. Trying again.</Trans>
  }
  const isFailing = status.state === 'backingOff' || status.state === 'paused'
  if (isFailing && pending === 0) return <Trans>Nothing to send.</Trans>
  switch (status.state) {
    case 'off':
      return <Trans>No metrics address is configured: records stay on this device.</Trans>
    case 'stopped':
      return <Trans>Delivery has stopped.</Trans>
    case 'idle':
      return pending > 0 ? <Trans>About to send.</Trans> : <Trans>Nothing to send.</Trans>
    case 'sending':
      return <Trans>Sending.</Trans>
    case 'elsewhere':
      return <Trans>This kiosk is sending from another tab.</Trans>
    case 'backingOff':
    case 'paused':
      return <ReasonText reason={status.reason} code={status.status} />
  }
}

function ReasonText({ reason, code }: { reason: LaneReason | null; code: number | null }) {
  switch (reason) {
    case 'offline':
      return <Trans>No network. Records are waiting on this device.</Trans>
    case 'timeout':
      return <Trans>The metrics service did not respond in time.</Trans>
    case 'service':
      return <Trans>The metrics service is busy or failing (HTTP {code}).</Trans>
    case 'portal':
      return <Trans>A network sign-in page is blocking the metrics service. Sign in to this network.</Trans>
    case 'configuration':
      return (
        <Trans>
          The metrics service does not accept this address (HTTP {code}). Check metricsUrl in config.json.
        </Trans>
      )
    case 'blocked-by-policy':
      return (
        <Trans>
          The page’s security policy blocks the metrics address. Check the host’s headers and config.json.
        </Trans>
      )
    default:
      return <Trans>The metrics service cannot be reached.</Trans>
  }
}
