import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InvitedRole } from '#domain/people/permissions'
import type { SelectedFleet } from '../../../state/fleet'
import { useWaypoint } from '../../../state/waypoints'
import { Button } from '../../../ui/controls/Button'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { InviteDialog } from './InviteDialog'

export interface InviteButtonProps {
  /** Roles that the signed-in user may invite; at least one. */
  roles: readonly InvitedRole[]
  /** Current fleet, the default of the form. */
  fleet: SelectedFleet
  knownEmails: readonly string[]
}

/** Opens the invitation dialog. */
export function InviteButton(props: InviteButtonProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button ref={useWaypoint('users')} kind="primary" onClick={() => setOpen(true)}>
        <Icon path={ACTION_ICONS.plus} />
        {t`Invite people`}
      </Button>
      <InviteDialog isOpen={open} onClose={() => setOpen(false)} {...props} />
    </>
  )
}
