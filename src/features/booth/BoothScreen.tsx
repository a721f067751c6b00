import { Trans } from '@lingui/react/macro'
import { useDeliveryRecords } from '../../data/interactions/deliveryRecords'
import type { KioskConfig } from '../../domain/kiosk/config'
import type { DeliveryStatus } from '../../metrics/deliveryTypes'
import type { Metrics } from '../../metrics/start'
import type { ConfigSource } from '../../state/config'
import type { DeviceStatus } from '../../state/deviceStatus'
import type { OfflineStatus } from '../../state/offline'
import { Button } from '../../ui/controls/Button'
import { ScreenHeading } from '../../ui/display/ScreenHeading'
import { Gate } from '../../ui/feedback/Gate'
import { Skeleton } from '../../ui/feedback/Skeleton'
import styles from './BoothScreen.module.css'
import { ConfigPanel } from './ConfigPanel'
import { ConnectionPanel, type ConnectionPanelProps } from './ConnectionPanel'
import { DeliveryPanel } from './DeliveryPanel'
import { DevicePanel } from './DevicePanel'
import { ExchangePanel } from './ExchangePanel'
import { GamePanel } from './GamePanel'
import { InstallCard } from './InstallCard'
import { LedgerPanel } from './LedgerPanel'
import { NotesPanel } from './NotesPanel'
import { ReadinessPanel } from './ReadinessPanel'

export interface BoothScreenProps {
  title: string
  config: KioskConfig
  configSource: ConfigSource
  offline: OfflineStatus
  care: DeviceStatus
  /** The calendar day of the game's leaderboard, YYYY-MM-DD. */
  gameDay: string
  /** The product API and its live line. */
  connection: Omit<ConnectionPanelProps, 'apiUrl'>
  /** Null until metrics have started. */
  metrics: Metrics | null
  status: DeliveryStatus | null
  onRetryOffline: () => void
  /** Puts a configuration file in force; resolves to why not, empty when it is. */
  onLoadConfig: (text: string) => Promise<string>
  onReleaseConfig: () => void
  onInstall: () => void
  onBack: () => void
}

/** The staff screen: overall readiness first, then the details. */
export function BoothScreen({
  title,
  config,
  configSource,
  offline,
  care,
  gameDay,
  connection,
  metrics,
  status,
  onRetryOffline,
  onLoadConfig,
  onReleaseConfig,
  onInstall,
  onBack,
}: BoothScreenProps) {
  return (
    <main className={styles.room}>
      <header className={styles.head}>
        <ScreenHeading title={title} place="/booth" className={styles.title} />
        <p className={styles.event}>{config.event}</p>
        <p className={styles.build}>
          <Trans>Build {__BUILD_ID__}</Trans>
        </p>
        <Button kind="plain" onClick={onBack}>
          <Trans>Back to the demo</Trans>
        </Button>
      </header>
      <ReadinessPanel offline={offline} config={configSource && config} onRetry={onRetryOffline} />
      <DevicePanel care={care} />
      {!care.installed && <InstallCard canPrompt={care.canPrompt} onInstall={onInstall} />}
      <Gate live={useDeliveryRecords()} loading={<Skeleton className={styles.waiting} />}>
        {({ counts, notes, refused, newest }) => (
          <div className={styles.grid}>
            <DeliveryPanel counts={counts} config={config} metrics={metrics} status={status} />
            <NotesPanel notes={notes} />
            <LedgerPanel refused={refused} newest={newest} metrics={metrics} />
            <div className={styles.stack}>
              <GamePanel event={config.event} day={gameDay} />
              <ExchangePanel counts={counts} metrics={metrics} />
              <ConnectionPanel apiUrl={config.apiUrl} {...connection} />
              <ConfigPanel source={configSource} onLoad={onLoadConfig} onRelease={onReleaseConfig} />
            </div>
          </div>
        )}
      </Gate>
    </main>
  )
}
