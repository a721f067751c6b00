import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { AccountUser } from '#domain/people/accountUser'
import { Button } from '../../ui/controls/Button'
import { useBusy } from '../../ui/controls/useBusy'
import { Dialog } from '../../ui/overlays/Dialog'
import { ProfileForm } from './ProfileForm'

export interface ProfileDialogProps {
  user: AccountUser
  isOpen: boolean
  onClose: () => void
}

/** Changes the profile of the signed-in user. */
export function ProfileDialog({ user, isOpen, onClose }: ProfileDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const [pending, run] = useBusy()
  return (
    <Dialog
      title={t`Edit profile`}
      isOpen={isOpen}
      onClose={onClose}
      // A tap outside must not discard the form.
      dismissable={false}
      actions={
        <>
          <Button kind="primary" submit form={form} disabled={pending}>
            {t`Save changes`}
          </Button>
          <Button kind="plain" disabled={pending} onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <ProfileForm id={form} user={user} run={run} onDone={onClose} />
    </Dialog>
  )
}
