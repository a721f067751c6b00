import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { type Live, valueOr } from '#domain/base/live'
import type { DriveBlockLogEntry } from '#domain/vehicle/driveBlock'
import { useFormats } from '../../../i18n/useFormats'
import { Card } from '../../../ui/display/Card'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { ListGate } from '../../../widgets/list/ListGate'
import { DashMessage } from '../../../widgets/vehicle/driveBlock/DashMessage'
import type { BlockRow } from './blockRow'
import styles from './DriveBlock.module.css'

/** Number of log entries that are shown. */
const LOG_LINES = 12

/** The log of drive blocks, and what the driver of a blocked vehicle sees. */
export function BlockChanges({ live }: { live: Live<readonly BlockRow[]> }) {
  const { t } = useLingui()
  const { at, list } = useFormats()
  const rows = valueOr(live, null)
  const log = useMemo(
    () =>
      (rows ?? [])
        .flatMap((row) => row.log)
        .toSorted((a, b) => at(b.at).getTime() - at(a.at).getTime())
        .slice(0, LOG_LINES),
    [rows, at],
  )
  const isListed = (id: string) => log.some(({ vehicleId, on }) => on && vehicleId === id)
  const earlier = (rows ?? []).filter(({ id, isBlocked }) => isBlocked && !isListed(id))
  const names = list(earlier.map(({ label }) => label))
  const example = rows?.find(({ isBlocked }) => isBlocked) ?? rows?.[0]
  return (
    <ListGate live={live}>
      <div className={styles.cards}>
        <Card title={t`Recent changes`}>
          <BlockLog entries={log} />
          {earlier.length > 0 && <p className={styles.earlier}>{t`Blocked earlier: ${names}`}</p>}
        </Card>
        {example && (
          <Card title={t`What the driver sees`}>
            <div className={styles.preview}>
              <DashMessage label={example.label} />
              <p>{t`The message shows when someone tries to start a blocked vehicle.`}</p>
            </div>
          </Card>
        )}
      </div>
    </ListGate>
  )
}

function BlockLog({ entries }: { entries: readonly DriveBlockLogEntry[] }) {
  const { t } = useLingui()
  const { at, dateTime } = useFormats()
  if (entries.length === 0) return <EmptyState icon={ICONS.lock} title={t`No recent drive block changes`} />
  return (
    <ol className={styles.log}>
      {entries.map(({ id, label, on, at: time, by }) => (
        <li key={id}>
          <Icon path={on ? ICONS.lock : ACTION_ICONS.unlock} size={16} />
          <span className={styles.what}>{on ? t`${label} blocked` : t`${label} released`}</span>
          <span className={styles.when}>
            {dateTime(at(time))}
            <br />
            {by === null ? t`By remote command` : <bdi>{by}</bdi>}
          </span>
        </li>
      ))}
    </ol>
  )
}
