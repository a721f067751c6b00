import { useEffect, useState } from 'react'
import type { ConnectionOutcome } from '#domain/live/connectionOutcome'
import type { NewsAnswer } from '#domain/live/liveEvents'
import { useDeliverySummary } from '../../../data/booth/ledger/ledgerPages'
import { ConnectionPanel } from '../../../features/booth/delivery/ConnectionPanel'
import { DeliveryPanel } from '../../../features/booth/delivery/DeliveryPanel'
import { EraseCard } from '../../../features/booth/delivery/EraseCard'
import { ExchangePanel } from '../../../features/booth/delivery/ExchangePanel'
import { LedgerPanel } from '../../../features/booth/delivery/LedgerPanel'
import { Section } from '../../../features/booth/frame/Section'
import type { DeliveryStatus } from '../../../metrics/deliveryTypes'
import type { Metrics } from '../../../metrics/start'
import { kioskConfig, useKioskConfig } from '../../../state/config'
import { useLiveStatus } from '../../../state/liveStatus'
import { useSessionEnded, useSessionToken } from '../../../state/sessionToken'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { services } from '../services'
import styles from './BoothRoute.module.css'
import { eraseDevice } from './eraseDevice'

/** Recorded, sent, refused and waiting records, and the product API. */
export function DeliverySection() {
  const config = useKioskConfig()
  const { metrics, status } = useMetrics()
  const token = useSessionToken()
  const sessionEnded = useSessionEnded()
  const live = useLiveStatus()
  return (
    <Section id="delivery">
      <Gate live={useDeliverySummary()} loading={<Skeleton className={styles.waiting} />}>
        {(summary) => (
          <>
            <div className={styles.columns}>
              <div className={styles.column}>
                <DeliveryPanel summary={summary} config={config} metrics={metrics} status={status} />
                <ConnectionPanel
                  apiUrl={config.apiUrl}
                  token={token}
                  sessionEnded={sessionEnded}
                  live={live}
                  onCheck={checkApi}
                  onAskForNews={askForNews}
                />
              </div>
              <div className={styles.column}>
                <ExchangePanel counts={summary} metrics={metrics} />
                <EraseCard counts={summary} metrics={metrics} onErase={() => eraseDevice(metrics)} />
              </div>
            </div>
            <LedgerPanel summary={summary} lane={status} metrics={metrics} />
          </>
        )}
      </Gate>
    </Section>
  )
}

/** Loaded on request: a kiosk without a product API never loads its client. */
async function checkApi(): Promise<ConnectionOutcome> {
  const { checkConnection } = await import('../../live/checkConnection')
  return checkConnection(kioskConfig().apiUrl)
}

async function askForNews(): Promise<NewsAnswer> {
  const { askForNews: ask } = await import('../../live/liveConnection')
  return ask()
}

/** The running metrics and their delivery; null until they have started. */
function useMetrics(): { metrics: Metrics | null; status: DeliveryStatus | null } {
  const [metrics, setMetrics] = useState<Metrics | null>(null)
  const [status, setStatus] = useState<DeliveryStatus | null>(null)
  useEffect(() => {
    let gone = false
    let unsubscribe = () => {}
    void services().then((started) => {
      if (gone) return
      const follow = () => setStatus(started.delivery.status())
      setMetrics(started)
      follow()
      unsubscribe = started.delivery.subscribe(follow)
    })
    return () => {
      gone = true
      unsubscribe()
    }
  }, [])
  return { metrics, status }
}
