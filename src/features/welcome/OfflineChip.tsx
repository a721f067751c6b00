import { useLingui } from '@lingui/react/macro'
import type { OfflineStatus } from '../../state/offline'
import { ENTRY_ICONS } from '../../ui/icons/entryIcons'
import { Icon } from '../../ui/icons/Icon'
import styles from './OfflineChip.module.css'

export interface OfflineChipProps {
  status: OfflineStatus
  onRetry: () => void
}

const ICON_OF: Record<OfflineStatus['kind'], string> = {
  starting: ENTRY_ICONS.cloudDownload,
  saving: ENTRY_ICONS.cloudDownload,
  ready: ENTRY_ICONS.cloudCheck,
  failed: ENTRY_ICONS.triangleAlert,
  insecure: ENTRY_ICONS.cloudOff,
  unsupported: ENTRY_ICONS.cloudOff,
}

/** Whether this device runs with the network unplugged, always in the same place and the same height. */
export function OfflineChip({ status, onRetry }: OfflineChipProps) {
  const { t } = useLingui()
  return (
    <div className={`${styles.chip} ${styles[status.kind]}`}>
      <p className={styles.status} role="status">
        <Icon path={ICON_OF[status.kind]} size={16} />
        <span>{useStatusText(status)}</span>
      </p>
      {status.kind === 'failed' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t`Try again`}
        </button>
      )}
    </div>
  )
}

function useStatusText(status: OfflineStatus): string {
  const { t, i18n } = useLingui()
  switch (status.kind) {
    case 'starting':
      return t`Preparing for offline use`
    case 'saving': {
      const percent = i18n.number(status.percent / 100, { style: 'percent' })
      return t`Saving for offline use: ${percent}`
    }
    case 'ready':
      return t`Offline ready`
    case 'insecure':
      return t`This address does not work offline. Open it over HTTPS`
    case 'unsupported':
      return t`This browser does not work offline`
    case 'failed':
      if (status.reason === 'install') return t`Could not be saved for offline use`
      if (status.reason === 'map') return t`The map could not be saved`
      return status.reason === 'incomplete'
        ? t`Some files are missing on this device`
        : t`The demo data could not be saved`
  }
}
