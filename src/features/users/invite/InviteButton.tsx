import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InvitedRole } from '../../../domain/people/permissions'
import type { FleetName } from '../../../domain/vehicle/vehicle'
import type { SelectedFleet } from '../../../state/fleet'
import { useWaypoint } from '../../../state/waypoints'
import { Button } from '../../../ui/controls/Button'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { InviteDialog } from './InviteDialog'

/** What was typed and chosen so far. */
export interface InviteForm {
  text: string
  role: InvitedRole
  /** Null: not chosen yet. */
  fleet: FleetName | null
}

export interface InviteButtonProps {
  /** For what roles the person who is signed in may invite; one at least. */
  roles: readonly InvitedRole[]
  /** The fleet in force is the one that is meant, unless another is chosen. */
  fleet: SelectedFleet
  /** Addresses of people who are here already. */
  here: readonly string[]
}

/** Opens the invitation. What was typed is still there when it was closed by mistake. */
export function InviteButton({ roles, fleet, here }: InviteButtonProps) {
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
        here={here}
      />
    </>
  )
}
