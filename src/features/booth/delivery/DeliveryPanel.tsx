import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { KioskConfig } from '#domain/device/config'
import type { DeliverySummary } from '../../../data/booth/ledger/ledgerPages'
import type { InteractionCounts } from '../../../data/interactions/interactionCounts'
import type { DeliveryStatus } from '../../../metrics/deliveryTypes'
import type { Metrics } from '../../../metrics/start'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { StatTile } from '../../../ui/display/StatTile'
import { ActProblem, useAttempt } from '../frame/ActProblem'
import panels from '../frame/panels.module.css'
import { Remark, Remarks } from '../frame/Remarks'
import styles from './DeliveryPanel.module.css'
import { DeliveryState } from './DeliveryState'

export interface DeliveryPanelProps {
  summary: DeliverySummary
  config: KioskConfig
  metrics: Metrics | null
  status: DeliveryStatus | null
}

/** How many records wait, since when, and why; how many are delivered, refused, not tracked. */
export function DeliveryPanel({ summary, config, metrics, status }: DeliveryPanelProps) {
  const { t, i18n } = useLingui()
  const [sending, setSending] = useState(false)
  const { pending, sent, untracked, damaged, oldestPendingAt } = summary
  const refused = summary.refused - damaged
  const age = useAge(oldestPendingAt)
  const { failed, attempt } = useAttempt<'send' | 'resend'>()
  const sendNow = async (delivery: Metrics['delivery']) => {
    setSending(true)
    await attempt('send', () => delivery.sendNow())
    setSending(false)
  }
  return (
    <Card title={t`Waiting to send`} aside={<Address url={config.metricsUrl} />}>
      <div className={styles.figures}>
        <StatTile label={t`Waiting`} value={i18n.number(pending)} />
        <StatTile label={t`Oldest`} value={age?.value ?? '--'} unit={age?.unit} />
        <StatTile label={t`Delivered`} value={i18n.number(sent)} />
        <StatTile label={t`Refused`} value={i18n.number(refused)} />
        <StatTile label={t`Not tracked`} value={i18n.number(untracked)} />
      </div>
      <DeliveryState status={status} summary={summary} />
      <KeptBack summary={summary} metrics={metrics} />
      <div className={panels.actions}>
        <Button
          kind="primary"
          disabled={!metrics || sending || status?.state === 'off'}
          onClick={() => metrics && sendNow(metrics.delivery)}
        >
          {sending ? <Trans>Sending</Trans> : <Trans>Send now</Trans>}
        </Button>
        {refused > 0 && (
          <Button
            kind="plain"
            disabled={!metrics}
            onClick={() => metrics && attempt('resend', () => metrics.requeueRefused())}
          >
            <Trans>Resend refused records</Trans>
          </Button>
        )}
      </div>
      {failed && (
        <ActProblem error={failed.error}>
          {failed.act === 'send' ? (
            <Trans>Nothing was sent.</Trans>
          ) : (
            <Trans>No records were put back in the queue.</Trans>
          )}
        </ActProblem>
      )}
    </Card>
  )
}

/** Records that are neither waiting nor delivered, and those that may be stored twice. */
function KeptBack({ summary, metrics }: Pick<DeliveryPanelProps, 'summary' | 'metrics'>) {
  const { unresolved, untracked, handedOver, foreign, damaged } = summary
  const { maybeStored, unsaved, lost } = useUndelivered(metrics, summary)
  return (
    <Remarks>
      <Remark count={lost} isBad>
        <Plural
          value={lost}
          one="# event was lost: storage on this device had failed for too long."
          other="# events were lost: storage on this device had failed for too long."
        />
      </Remark>
      <Remark count={unsaved} isBad>
        <Plural
          value={unsaved}
          one="# event is not saved on this device yet. Keep this page open."
          other="# events are not saved on this device yet. Keep this page open."
        />
      </Remark>
      <Remark count={damaged} isBad>
        <Plural
          value={damaged}
          one="# record is damaged and cannot be sent. It is kept here and in every export."
          other="# records are damaged and cannot be sent. They are kept here and in every export."
        />
      </Remark>
      <Remark count={unresolved}>
        <Plural
          value={unresolved}
          one="# record is waiting for a complete configuration."
          other="# records are waiting for a complete configuration."
        />
      </Remark>
      <Remark count={untracked}>
        <Plural
          value={untracked}
          one="# event was not tracked: config.json has no activation ID for its mode, language, and device."
          other="# events were not tracked: config.json has no activation ID for their mode, language, and device."
        />
      </Remark>
      <Remark count={maybeStored}>
        <Plural
          value={maybeStored}
          one="The answer to # record was lost. It was sent again, and the service keeps one copy."
          other="The answers to # records were lost. They were sent again, and the service keeps one copy of each."
        />
      </Remark>
      <Remark count={handedOver}>
        <Trans>Transferred to another kiosk: {handedOver}</Trans>
      </Remark>
      <Remark count={foreign}>
        <Trans>From another kiosk, shown here only: {foreign}</Trans>
      </Remark>
    </Remarks>
  )
}

function Address({ url }: { url: KioskConfig['metricsUrl'] }) {
  if (url === undefined) return <Trans>Metrics address unknown</Trans>
  if (url === null) return <Trans>No metrics address</Trans>
  return url === '' ? <Trans>This kiosk’s own address</Trans> : <bdi>{url}</bdi>
}

interface KeptBackCounts {
  /** Records whose answer was lost at least once. */
  maybeStored: number
  /** Events that are in memory, and not in the database yet. */
  unsaved: number
  /** Events that were lost because the database had failed and the spill was full. */
  lost: number
}

/** Counts outside of the table of records; read again when the table's counts change. */
function useUndelivered(metrics: Metrics | null, counts: InteractionCounts): KeptBackCounts {
  const [kept, setKept] = useState<KeptBackCounts>({ maybeStored: 0, unsaved: 0, lost: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts are the sign that it may have changed
  useEffect(() => {
    if (!metrics) return
    let gone = false
    const read = async () => {
      const maybeStored = await metrics.delivery.maybeStored()
      const lost = await metrics.overflowed()
      if (!gone) setKept({ maybeStored, lost, unsaved: metrics.recorder.status().waiting })
    }
    const follow = () => void read().catch(() => undefined)
    follow()
    const stop = metrics.recorder.subscribe(follow)
    return () => {
      gone = true
      stop()
    }
  }, [metrics, counts])
  return kept
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const REFRESH_MS = 10_000

/** The age of a time in the largest whole unit; null without one. If the clock was set back, the age is zero. */
function useAge(iso: string | null): { value: string; unit: string } | null {
  const { i18n } = useLingui()
  const [nowMs, setNowMs] = useState(() => Date.now())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is measured from now
  useEffect(() => {
    setNowMs(Date.now())
    const timer = setInterval(() => setNowMs(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [iso])
  if (iso === null) return null
  const ageMs = Math.max(0, nowMs - Date.parse(iso))
  const [unit, lengthMs] =
    ageMs < MINUTE_MS
      ? (['second', 1_000] as const)
      : ageMs < HOUR_MS
        ? (['minute', MINUTE_MS] as const)
        : ageMs < DAY_MS
          ? (['hour', HOUR_MS] as const)
          : (['day', DAY_MS] as const)
  const parts = new Intl.NumberFormat(i18n.locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
  }).formatToParts(Math.floor(ageMs / lengthMs))
  const text = (isUnit: boolean) =>
    parts
      .filter(({ type }) => (type === 'unit') === isUnit)
      .map(({ value }) => value)
      .join('')
      .trim()
  return { value: text(false), unit: text(true) }
}
