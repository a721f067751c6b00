import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DeviceStatus } from '../../state/deviceStatus'
import { Card } from '../../ui/display/Card'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { ICONS } from '../../ui/icons/icons'
import styles from './DevicePanel.module.css'

/** Device setup: installed icon, persistent storage, screen wake lock. */
export function DevicePanel({ care }: { care: DeviceStatus }) {
  const { t } = useLingui()
  return (
    <Card title={t`This device`} className={styles.card}>
      <dl className={styles.lines}>
        <Line name={t`Opened from`} good={care.installed} word={care.installed ? t`Icon` : t`Browser tab`}>
          {!care.installed && (
            <Trans>Tablets delete a tab’s data after a week without use. Install the kiosk.</Trans>
          )}
        </Line>
        <StorageLine storage={care.storage} />
        <ScreenLine screen={care.screen} />
      </dl>
    </Card>
  )
}

function StorageLine({ storage }: Pick<DeviceStatus, 'storage'>) {
  const { t } = useLingui()
  const name = t`Stored data`
  if (storage === 'unknown') return <Line name={name} good={null} word={t`Checking`} />
  if (storage === 'kept') return <Line name={name} good word={t`Protected`} />
  return (
    <Line name={name} good={false} word={t`Not guaranteed`}>
      <Trans>
        If the device runs low on space, it may delete this data. Export the records every evening.
      </Trans>
    </Line>
  )
}

function ScreenLine({ screen }: Pick<DeviceStatus, 'screen'>) {
  const { t } = useLingui()
  const name = t`Screen`
  if (screen === 'unknown') return <Line name={name} good={null} word={t`Checking`} />
  if (screen === 'awake') return <Line name={name} good word={t`Stays on`} />
  return (
    <Line
      name={name}
      good={false}
      word={screen === 'refused' ? t`Screen may turn off: request denied` : t`Screen may turn off`}
    >
      <Trans>Plug in the device, turn off Low Power Mode, and set Auto-Lock to Never.</Trans>
    </Line>
  )
}

interface LineProps {
  name: string
  /** Null while it is being checked. */
  good: boolean | null
  word: string
  children?: ReactNode
}

function Line({ name, good, word, children }: LineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <StatusLabel
          tone={good === null ? 'unk' : good ? 'ok' : 'med'}
          icon={good === null ? ICONS.clock : good ? ICONS.circleCheck : ICONS.circleAlert}
        >
          {word}
        </StatusLabel>
        {children && <p className={styles.advice}>{children}</p>}
      </dd>
    </div>
  )
}
