import { Trans, useLingui } from '@lingui/react/macro'
import type { Interaction } from '../../../domain/kiosk/interaction'
import type { Metrics } from '../../../metrics/start'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import styles from '../frame/panels.module.css'

export interface LedgerPanelProps {
  refused: Interaction[]
  newest: Interaction[]
  metrics: Metrics | null
}

/** The newest records and every refused one, as stored. */
export function LedgerPanel({ refused, newest, metrics }: LedgerPanelProps) {
  const { t } = useLingui()
  const rows = [...refused, ...newest.filter((row) => row.state !== 'refused')]
  return (
    <Card title={t`Delivery ledger`}>
      {rows.length === 0 ? (
        <p className={styles.line}>
          <Trans>No Data Available</Trans>
        </p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Time</Trans>
              </th>
              <th scope="col">
                <Trans>Action</Trans>
              </th>
              <th scope="col">
                <Trans>State</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <LedgerRow key={row.id} row={row} metrics={metrics} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function LedgerRow({ row, metrics }: { row: Interaction; metrics: Metrics | null }) {
  const { i18n } = useLingui()
  return (
    <tr>
      <td>{i18n.date(new Date(row.createdAt), { dateStyle: 'short', timeStyle: 'medium' })}</td>
      {/* The wire's own word, the same in every language. */}
      <td translate="no">{row.action}</td>
      <td>
        {row.state === 'sent' && <Trans>Delivered</Trans>}
        {row.state === 'pending' && <Trans>Waiting</Trans>}
        {row.state === 'unresolved' && <Trans>Waiting for configuration</Trans>}
        {row.state === 'refused' && (
          <>
            <Trans>Refused (HTTP {row.lastStatus})</Trans>{' '}
            <Button kind="ghost" disabled={!metrics} onClick={() => metrics?.requeueRefused([row.id])}>
              <Trans>Send again</Trans>
            </Button>
          </>
        )}
      </td>
    </tr>
  )
}
