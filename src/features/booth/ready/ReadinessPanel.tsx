import { Trans, useLingui } from '@lingui/react/macro'
import { type KioskConfig, knowsReporting } from '../../../domain/kiosk/config'
import type { OfflineStatus } from '../../../state/offline'
import { Button } from '../../../ui/controls/Button'
import styles from '../frame/panels.module.css'

export interface ReadinessPanelProps {
  offline: OfflineStatus
  /** The configuration in force; null until it was read. */
  config: KioskConfig | null
  onRetry: () => void
}

/** "Ready to unplug" in one sentence, and what to do when it is not. */
export function ReadinessPanel({ offline, config, onRetry }: ReadinessPanelProps) {
  const isWaiting = config !== null && !knowsReporting(config)
  const tone = isWaiting ? 'high' : TONES[offline.kind]
  return (
    <div className={styles.verdict} data-tone={tone}>
      <div className={styles.words}>
        <h2>
          <Trans>Ready to unplug</Trans>
        </h2>
        <p role="status">
          {isWaiting ? <MissingText config={config} /> : <ReadinessText offline={offline} />}
        </p>
      </div>
      {offline.kind === 'failed' && (
        <Button kind="primary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}

const TONES: Record<OfflineStatus['kind'], 'ok' | 'unk' | 'med'> = {
  ready: 'ok',
  starting: 'unk',
  saving: 'unk',
  insecure: 'med',
  unsupported: 'med',
  failed: 'med',
}

/** What the configuration does not say, by the names of its keys. */
function MissingText({ config }: { config: KioskConfig }) {
  const { i18n } = useLingui()
  const missing = (['metricsUrl', 'activationIds'] as const).filter((key) => config[key] === undefined)
  const keys = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(missing)
  return (
    <Trans>
      No. config.json has no valid value for {keys}, so records cannot be sent. They are kept on this device
      until it does.
    </Trans>
  )
}

function ReadinessText({ offline }: { offline: OfflineStatus }) {
  switch (offline.kind) {
    case 'ready':
      return <Trans>Yes. Every file and all demo data are saved on this device.</Trans>
    case 'starting':
      return <Trans>Checking what is on this device.</Trans>
    case 'saving':
      return <Trans>Not yet: {offline.percent}% is on this device. Keep the network on.</Trans>
    case 'insecure':
      return (
        <Trans>
          No. This address uses plain HTTP, so nothing can be saved on the device. Open it over HTTPS.
        </Trans>
      )
    case 'unsupported':
      return <Trans>No. This browser cannot save the app on the device.</Trans>
    case 'failed':
      if (offline.reason === 'data') return <Trans>No. The demo data is not complete on this device.</Trans>
      if (offline.reason === 'map') return <Trans>No. The map is not complete on this device.</Trans>
      if (offline.reason === 'install')
        return <Trans>No. The app could not be downloaded completely. Check the network.</Trans>
      return (
        <Trans>No. Some files are missing on this device. Connect it to a network, then try again.</Trans>
      )
  }
}
