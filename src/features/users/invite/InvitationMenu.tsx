import { useLingui } from '@lingui/react/macro'
import type { FleetUser } from '#domain/people/user'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { MenuButton } from '../../../ui/overlays/MenuButton'
import { useInvite } from './useInvite'

/** Actions for a pending invitation in its row. */
export function InvitationMenu({ user }: { user: FleetUser }) {
  const { t } = useLingui()
  const { resend, withdraw } = useInvite()
  const name = user.email
  return (
    <MenuButton
      label={t`Invitation for ${name}`}
      trigger={{ kind: 'icon', icon: ACTION_ICONS.ellipsis, label: t`Invitation for ${name}` }}
      groups={[
        {
          id: 'invitation',
          label: t`Invitation`,
          entries: [
            { id: 'again', label: t`Invite again`, icon: ACTION_ICONS.refresh },
            { id: 'withdraw', label: t`Withdraw`, icon: ACTION_ICONS.trash, danger: true },
          ],
          onAction: (id) => void (id === 'again' ? resend(user) : withdraw(user)),
        },
      ]}
    />
  )
}
