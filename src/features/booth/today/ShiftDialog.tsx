import { useLingui } from '@lingui/react/macro'
import type { DaySums } from '#domain/booth/today/sumDay'
import { Button } from '../../../ui/controls/Button'
import { FactList } from '../../../ui/display/FactList'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { Dialog } from '../../../ui/overlays/Dialog'
import { StaffQrCode } from '../frame/StaffQrCode'
import styles from './ShiftDialog.module.css'
import { type ShiftFacts, useShiftLines } from './useShiftLines'

export interface ShiftDialogProps {
  isOpen: boolean
  sums: DaySums
  facts: ShiftFacts
  onClose: () => void
}

/** The card for the next shift: printed, or on a phone by its QR code. */
export function ShiftDialog({ isOpen, onClose, ...report }: ShiftDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Shift report`}
      width="wide"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <div className={styles.actions}>
          <Button kind="primary" onClick={() => window.print()}>
            <Icon path={ACTION_ICONS.printer} size={20} />
            {t`Print`}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {t`Close`}
          </Button>
        </div>
      }
    >
      <ShiftCard {...report} />
    </Dialog>
  )
}

function ShiftCard({ sums, facts }: Pick<ShiftDialogProps, 'sums' | 'facts'>) {
  const { t } = useLingui()
  const lines = useShiftLines(sums, facts)
  const { event, dayText, device } = facts
  const head = [event, dayText, device].filter((part) => part !== '')
  const text = [t`Shift report`, ...head, ...lines.map(({ name, value }) => `${name}: ${value}`)].join('\n')
  return (
    <div data-paper className={styles.card}>
      <div className={styles.facts}>
        <p className={styles.kind}>{t`Shift report`}</p>
        <h3 className={styles.event}>{event}</h3>
        <p className={styles.scope}>{head.slice(1).join(', ')}</p>
        <FactList facts={lines} />
      </div>
      <figure className={styles.code}>
        <StaffQrCode value={text} label={t`The shift report as text`} className={styles.qr} />
        <figcaption>{t`Scan to take it with you as text`}</figcaption>
      </figure>
    </div>
  )
}
