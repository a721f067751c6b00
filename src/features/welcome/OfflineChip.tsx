import { useLingui } from '@lingui/react/macro'
import type { OfflineStatus } from '../../state/offline'
import { cx } from '../../ui/cx'
import { ENTRY_ICONS } from '../../ui/icons/entryIcons'
import { Icon } from '../../ui/icons/Icon'
import styles from './OfflineChip.module.css'

const ICON_OF: Record<OfflineStatus['kind'], string> = {
  starting: ENTRY_ICONS.cloudDownload,
  saving: ENTRY_ICONS.cloudDownload,
  ready: ENTRY_ICONS.cloudCheck,
  failed: ENTRY_ICONS.cloudOff,
  insecure: ENTRY_ICONS.cloudOff,
  unsupported: ENTRY_ICONS.cloudOff,
}

/**
 * Whether this device works without a network, always in the same place with the same height. Problems are
 * shown only to staff (docs/booth.md B4): a visitor cannot fix them, and the device retries automatically.
 */
export function OfflineChip({ status }: { status: OfflineStatus }) {
  return (
    <p className={cx(styles.chip, styles[status.kind])} role="status">
      <Icon path={ICON_OF[status.kind]} size={16} />
      <span>{useStatusText(status)}</span>
    </p>
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
      return t`Not ready for offline use yet`
  }
}
