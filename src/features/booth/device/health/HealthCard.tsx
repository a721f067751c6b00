import { Trans, useLingui } from '@lingui/react/macro'
import { LEAST_FREE_BYTES } from '#domain/booth/readiness/evaluateStorage'
import type { DeviceStatus } from '../../../../state/deviceStatus'
import { Card } from '../../../../ui/display/Card'
import { FactLine } from '../../frame/FactLine'
import { megabytes } from '../../frame/megabytes'
import panels from '../../frame/panels.module.css'

export interface HealthCardProps {
  care: DeviceStatus
  /** Bytes that the kiosk stores here and may still store; null if unknown or if the browser does not tell. */
  stored: { used: number; free: number } | null
}

/** Device setup: installed icon, storage used and protected, screen wake lock. */
export function HealthCard({ care, stored }: HealthCardProps) {
  const { t } = useLingui()
  return (
    <Card title={t`This device`}>
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
        <UsedLine stored={stored} />
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

function UsedLine({ stored }: Pick<HealthCardProps, 'stored'>) {
  const { t, i18n } = useLingui()
  const name = t`Storage used`
  if (stored === null) return <FactLine name={name} good={null} word={t`Not known`} />
  const free = megabytes(i18n, stored.free)
  return (
    <FactLine name={name} good={stored.free >= LEAST_FREE_BYTES} word={megabytes(i18n, stored.used)}>
      <Trans>{free} left for this kiosk</Trans>
    </FactLine>
  )
}
