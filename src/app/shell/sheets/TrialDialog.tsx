import { Trans, useLingui } from '@lingui/react/macro'
import { useKioskConfig } from '../../../state/config'
import { Dialog } from '../../../ui/overlays/Dialog'
import { QrCode } from '../../../ui/qr/QrCode'
import styles from './TrialDialog.module.css'

/**
 * Shows the trial's address as a QR code, because a link out of an installed kiosk has no way back
 * (docs/decisions.md D13).
 */
export function TrialDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { trialUrl } = useKioskConfig()
  return (
    <Dialog title={t`Start your free trial`} isOpen={isOpen} onClose={onClose}>
      <div className={styles.trial}>
        <QrCode value={trialUrl} label={t`QR code for the free trial`} className={styles.code} />
        <p>
          <Trans>Scan it with your phone to continue at your own pace.</Trans>
        </p>
        <p className={styles.address}>{trialUrl}</p>
      </div>
    </Dialog>
  )
}
