import { Trans } from '@lingui/react/macro'
import type { OfflineStatus } from '../../state/offline'
import { Button } from '../../ui/controls/Button'
import styles from './panels.module.css'

/** "Ready to unplug" in one sentence, and what to do when it is not. */
export function ReadinessPanel({ offline, onRetry }: { offline: OfflineStatus; onRetry: () => void }) {
  const tone =
    offline.kind === 'ready' ? 'ok' : offline.kind === 'starting' || offline.kind === 'saving' ? 'unk' : 'med'
  return (
    <section className={styles.verdict} data-tone={tone} aria-labelledby="ready-to-unplug">
      <div className={styles.words}>
        <h2 id="ready-to-unplug">
          <Trans>Ready to unplug</Trans>
        </h2>
        <p role="status">
          <ReadinessText offline={offline} />
        </p>
      </div>
      {offline.kind === 'failed' && (
        <Button kind="primary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </section>
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
