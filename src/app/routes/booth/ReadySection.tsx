import { Section } from '../../../features/booth/frame/Section'
import { ReadinessPanel } from '../../../features/booth/ready/ReadinessPanel'
import { useConfigSource, useKioskConfig } from '../../../state/config'
import { useOfflineStatus } from '../../../state/offline'
import { retryOffline } from '../../boot/offline'

/** Whether this device can be unplugged. */
export function ReadySection() {
  const config = useKioskConfig()
  return (
    <Section id="ready">
      <ReadinessPanel
        offline={useOfflineStatus()}
        config={useConfigSource() && config}
        onRetry={() => void retryOffline()}
      />
    </Section>
  )
}
