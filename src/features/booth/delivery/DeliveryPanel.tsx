import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { InteractionCounts } from '../../../data/interactions/interactionArchive'
import type { KioskConfig } from '../../../domain/kiosk/config'
import type { DeliveryStatus } from '../../../metrics/deliveryTypes'
import type { Metrics } from '../../../metrics/start'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import styles from '../frame/panels.module.css'
import { DeliveryState } from './DeliveryState'

export interface DeliveryPanelProps {
  counts: InteractionCounts
  config: KioskConfig
  metrics: Metrics | null
  status: DeliveryStatus | null
}

/** Pending, delivered and refused records, and the reason when delivery is paused. */
export function DeliveryPanel({ counts, config, metrics, status }: DeliveryPanelProps) {
  const { t } = useLingui()
  const [sending, setSending] = useState(false)
  const maybeStored = useMaybeStored(metrics, counts)
  const sendNow = async () => {
    setSending(true)
    await metrics?.delivery.sendNow().finally(() => setSending(false))
  }
  return (
    <Card title={t`Delivery`} aside={<Address url={config.metricsUrl} />}>
      <dl className={styles.figures}>
        <Figure label={t`Waiting`} value={counts.pending} />
        <Figure label={t`Delivered`} value={counts.sent} />
        <Figure label={t`Refused`} value={counts.refused} />
        <Figure label={t`Unconfirmed`} value={maybeStored} />
      </dl>
      {counts.unresolved > 0 && (
        <p className={styles.line}>
          <Plural
            value={counts.unresolved}
            one="# record is waiting for a complete configuration."
            other="# records are waiting for a complete configuration."
          />
        </p>
      )}
      <DeliveryState status={status} oldestPendingAt={counts.oldestPendingAt} />
      {counts.handedOver > 0 && (
        <p className={styles.line}>
          <Trans>Transferred to another kiosk: {counts.handedOver}</Trans>
        </p>
      )}
      {counts.foreign > 0 && (
        <p className={styles.line}>
          <Trans>From another kiosk, shown here only: {counts.foreign}</Trans>
        </p>
      )}
      <div className={styles.actions}>
        <Button kind="primary" disabled={!metrics || sending || status?.state === 'off'} onClick={sendNow}>
          {sending ? <Trans>Sending</Trans> : <Trans>Send now</Trans>}
        </Button>
        {counts.refused > 0 && (
          <Button kind="plain" disabled={!metrics} onClick={() => metrics?.requeueRefused()}>
            <Trans>Resend refused records</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  const { i18n } = useLingui()
  return (
    <div>
      <dt>{label}</dt>
      <dd>{i18n.number(value)}</dd>
    </div>
  )
}

function Address({ url }: { url: KioskConfig['metricsUrl'] }) {
  if (url === undefined) return <Trans>Metrics address unknown</Trans>
  if (url === null) return <Trans>No metrics address</Trans>
  return url === '' ? <Trans>This kiosk’s own address</Trans> : <span>{url}</span>
}

/** Read again when the counts change, because it belongs to the device and not to the table. */
function useMaybeStored(metrics: Metrics | null, counts: InteractionCounts): number {
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts are the sign that it may have changed
  useEffect(() => {
    let cancelled = false
    metrics?.delivery.maybeStored().then(
      (next) => !cancelled && setCount(next),
      () => undefined,
    )
    return () => {
      cancelled = true
    }
  }, [metrics, counts])
  return count
}
