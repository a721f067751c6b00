import { useLingui } from '@lingui/react/macro'
import type { DriveBlockLogEntry } from '#domain/vehicle/driveBlock'
import { useFormats } from '../../../i18n/FormatsProvider'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './DriveBlock.module.css'

/** Who blocked or freed what, and when; the newest first. */
export function BlockLog({ entries }: { entries: readonly DriveBlockLogEntry[] }) {
  const { t } = useLingui()
  const { at, dateTime } = useFormats()
  if (entries.length === 0)
    return <EmptyState icon={ICONS.lock} title={t`No drive block was changed lately`} />
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
