import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'
import type { FormSaving } from './useFormSaving'

export interface LeaveDialogProps {
  saving: Pick<FormSaving, 'guard' | 'discard'>
  /** @returns whether everything is stored */
  onSave: () => Promise<boolean>
}

/** Asks whether to save before leaving: OK saves, Cancel stays, and one may leave without (docs/decisions.md Q11). */
export function LeaveDialog({ saving: { guard, discard }, onSave }: LeaveDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      isOpen={guard.asking}
      onClose={guard.stay}
      title={t`Save your changes?`}
      confirmLabel={t`OK`}
      onConfirm={() => onSave().then((stored) => (stored ? guard.leave() : guard.stay()))}
      otherAction={
        <Button
          kind="ghost"
          onClick={() => {
            discard()
            guard.leave()
          }}
        >
          {t`Discard changes`}
        </Button>
      }
    >
      <p>
        {guard.isStartingOver
          ? t`You have unsaved changes. Choose OK to save and start over, or Cancel to stay here. Starting over undoes everything that was changed during this visit.`
          : t`You have unsaved changes. Choose OK to save and continue, or Cancel to stay here.`}
      </p>
    </ConfirmDialog>
  )
}
