import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loadConfigByHand, releaseConfigByHand } from '../../config/load'
import type { ConnectionOutcome } from '../../domain/live/connectionOutcome'
import { BoothScreen } from '../../features/booth/BoothScreen'
import type { DeliveryStatus } from '../../metrics/deliveryTypes'
import type { Metrics } from '../../metrics/start'
import { promptInstall } from '../../pwa/installPrompt'
import { gameDay } from '../../session/game/nextSetup'
import { kioskConfig, useConfigSource, useKioskConfig } from '../../state/config'
import { useDeviceStatus } from '../../state/deviceStatus'
import { useLineStatus } from '../../state/liveLine'
import { useOfflineStatus } from '../../state/offline'
import { useSessionEnded, useSessionToken } from '../../state/sessionToken'
import { KitProvider } from '../../ui/kit/KitProvider'
import { retryOffline } from '../boot/offline'
import { services } from '../boot/services'
import { useScreenTitle } from './useScreenTitle'

/** Staff screen: readiness, delivery status and the actions only staff need. */
export function BoothRoute() {
  const navigate = useNavigate()
  const title = useScreenTitle('booth')
  const { metrics, status } = useMetrics()
  return (
    <KitProvider>
      <BoothScreen
        title={title}
        config={useKioskConfig()}
        configSource={useConfigSource()}
        offline={useOfflineStatus()}
        care={useDeviceStatus()}
        gameDay={gameDay()}
        connection={{
          token: useSessionToken(),
          sessionEnded: useSessionEnded(),
          line: useLineStatus(),
          onCheck: checkApi,
        }}
        metrics={metrics}
        status={status}
        onRetryOffline={() => void retryOffline()}
        onLoadConfig={putConfigInForce}
        onReleaseConfig={() => void releaseConfigByHand().then(() => location.reload())}
        onInstall={() => void promptInstall()}
        onBack={() => void navigate({ to: '/welcome' })}
      />
    </KitProvider>
  )
}

/** Fetched when asked for: a kiosk without a product API never loads its client. */
async function checkApi(): Promise<ConnectionOutcome> {
  const { checkConnection } = await import('../live/checkConnection')
  return checkConnection(kioskConfig().apiUrl)
}

/** Loads the page anew on success, because only a new document has the file's addresses in its policy. */
async function putConfigInForce(text: string): Promise<string> {
  const { stored, problems } = await loadConfigByHand(text)
  if (stored) location.reload()
  return problems.join('. ')
}

/** Returns the running metrics and subscribes to its status; null until it has started. */
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
