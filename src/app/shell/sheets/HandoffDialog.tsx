import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../ui/overlays/Dialog'
import { HandoffCode } from '../../../widgets/handoff/HandoffCode'
import { useTourHandoff } from '../../../widgets/handoff/useTourHandoff'
import styles from './HandoffDialog.module.css'

/** The end of a tour: its summary as a code for the visitor's phone (docs/booth.md B10). */
export function HandoffDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const handoff = useTourHandoff()
  if (!handoff) return null
  const seen = handoff.seen.length
  const all = seen + handoff.unseen.length
  return (
    <Dialog title={t`Take your tour with you`} isOpen={isOpen} onClose={onClose}>
      <div className={styles.handoff}>
        <p className={styles.seen}>{t`${i18n.number(seen)} of ${i18n.number(all)} seen`}</p>
        <HandoffCode handoff={handoff} className={styles.code} />
        <p>{t`Scan with your phone. No sign-up, no personal data.`}</p>
      </div>
    </Dialog>
  )
}
