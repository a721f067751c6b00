import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { type Live, valueOr } from '#domain/base/live'
import { useFormats } from '../../../i18n/FormatsProvider'
import { Card } from '../../../ui/display/Card'
import { ListGate } from '../../../widgets/list/ListGate'
import { DashMessage } from '../../../widgets/vehicle/driveBlock/DashMessage'
import { BlockLog } from './BlockLog'
import type { BlockRow } from './blockRow'
import styles from './DriveBlock.module.css'

/** Lines of the log that are shown. */
const LOG_LINES = 12

/** Who blocked or freed what, and what a driver of a blocked vehicle sees. */
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
