import { Trans, useLingui } from '@lingui/react/macro'
import { useKioskConfig } from '../../../state/config'
import { Dialog } from '../../../ui/overlays/Dialog'
import { QrCode } from '../../../ui/qr/QrCode'
import styles from './TrialDialog.module.css'

/**
 * The trial's address as a code: following a link out of an installed kiosk would strand its visitor
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
