import { useLingui } from '@lingui/react'
import type { UserStatus } from '../../domain/user'
import { ICONS } from '../../ui/icons'
import { StatusLabel } from '../../ui/StatusLabel'
import { USER_STATUS_LABELS } from './peopleLabels'

/** Whether somebody has answered the invitation. */
export function PersonStatus({ status }: { status: UserStatus }) {
  const { _ } = useLingui()
  const active = status === 'active'
  return (
    <StatusLabel tone={active ? 'ok' : 'unk'} icon={active ? ICONS.circleCheck : ICONS.clock} pill>
      {_(USER_STATUS_LABELS[status])}
    </StatusLabel>
  )
}
