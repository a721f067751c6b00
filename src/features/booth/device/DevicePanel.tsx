import { Trans, useLingui } from '@lingui/react/macro'
import type { DeviceStatus } from '../../../state/deviceStatus'
import { Card } from '../../../ui/display/Card'
import { FactLine } from '../frame/FactLine'
import panels from '../frame/panels.module.css'
import styles from './DevicePanel.module.css'

/** Device setup: installed icon, persistent storage, screen wake lock. */
export function DevicePanel({ care }: { care: DeviceStatus }) {
  const { t } = useLingui()
  return (
    <Card title={t`This device`} className={styles.card}>
      <dl className={panels.facts}>
        <FactLine
          name={t`Opened from`}
          good={care.installed}
          word={care.installed ? t`Icon` : t`Browser tab`}
        >
          {!care.installed && (
            <Trans>Tablets delete a tab’s data after a week without use. Install the kiosk.</Trans>
          )}
        </FactLine>
        <StorageLine storage={care.storage} />
        <ScreenLine screen={care.screen} />
      </dl>
    </Card>
  )
}

function StorageLine({ storage }: Pick<DeviceStatus, 'storage'>) {
  const { t } = useLingui()
  const name = t`Stored data`
  if (storage === 'unknown') return <FactLine name={name} good={null} word={t`Checking`} />
  if (storage === 'kept') return <FactLine name={name} good word={t`Protected`} />
  return (
    <FactLine name={name} good={false} word={t`Not guaranteed`}>
      <Trans>
        If the device runs low on space, it may delete this data. Export the records every evening.
      </Trans>
    </FactLine>
  )
}

function ScreenLine({ screen }: Pick<DeviceStatus, 'screen'>) {
  const { t } = useLingui()
  const name = t`Screen`
  if (screen === 'unknown') return <FactLine name={name} good={null} word={t`Checking`} />
  if (screen === 'awake') return <FactLine name={name} good word={t`Stays on`} />
  return (
    <FactLine
      name={name}
      good={false}
      word={screen === 'refused' ? t`Screen may turn off: request denied` : t`Screen may turn off`}
    >
      <Trans>Plug in the device, turn off Low Power Mode, and set Auto-Lock to Never.</Trans>
    </FactLine>
  )
}
