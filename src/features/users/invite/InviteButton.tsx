import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FleetName } from '#domain/base/fleetName'
import type { InvitedRole } from '#domain/people/permissions'
import type { SelectedFleet } from '../../../state/fleet'
import { useWaypoint } from '../../../state/waypoints'
import { Button } from '../../../ui/controls/Button'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { InviteDialog } from './InviteDialog'

/** Current form values. */
export interface InviteForm {
  text: string
  role: InvitedRole
  /** Null: not chosen yet. */
  fleet: FleetName | null
}

export interface InviteButtonProps {
  /** Roles that the signed-in user may invite; at least one. */
  roles: readonly InvitedRole[]
  /** Current fleet, the default of the form. */
  fleet: SelectedFleet
  /** Email addresses of existing users. */
  knownEmails: readonly string[]
}

/** Opens the invitation dialog. Keeps the form values when the dialog is closed by mistake. */
export function InviteButton({ roles, fleet, knownEmails }: InviteButtonProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [form, setForm] = useState<InviteForm>({ text: '', role: 'driver', fleet: null })
  const meant = form.fleet ?? (fleet === 'all' ? null : fleet)
  return (
    <>
      <Button ref={useWaypoint('users')} kind="primary" onClick={() => setOpen(true)}>
        <Icon path={ACTION_ICONS.plus} />
        {t`Invite people`}
      </Button>
      <InviteDialog
        open={open}
        onClose={() => setOpen(false)}
        form={{ ...form, fleet: meant }}
        onChange={(change) => setForm((before) => ({ ...before, ...change }))}
        roles={roles}
        knownEmails={knownEmails}
      />
    </>
  )
}
