import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/Button'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { Dialog } from '../../../ui/overlays/Dialog'
import styles from './UpgradeDialog.module.css'

export interface UpgradeDialogProps {
  open: boolean
  onClose: () => void
  onLearnMore: () => void
}

/** What a higher plan would show (docs/rules.md DA-26, DA-27: in these words). */
export function UpgradeDialog({ open, onClose, onLearnMore }: UpgradeDialogProps) {
  const { t } = useLingui()
  const benefits = [
    t`Vehicle location and trip history`,
    t`Driver behavior data`,
    t`Fleet performance metrics and insights`,
    t`Geofences, and more`,
  ]
  return (
    <Dialog
      title={t`Upgrade to see more`}
      isOpen={open}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onClick={onLearnMore}>
            {t`Learn More`}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t`Not now`}
          </Button>
        </>
      }
    >
      <p>{t`Upgrading gives you:`}</p>
      <ul className={styles.benefits}>
        {benefits.map((gain) => (
          <li key={gain}>
            <Icon path={ICONS.circleCheck} className={styles.tick} />
            {gain}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
