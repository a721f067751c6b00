import { useLingui } from '@lingui/react'
import type { UserStatus } from '#domain/people/user'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import { USER_STATUS_LABELS } from './peopleLabels'

/** Status of a person: active or invited. */
export function PersonStatus({ status }: { status: UserStatus }) {
  const { _ } = useLingui()
  const active = status === 'active'
  return (
    <StatusLabel tone={active ? 'ok' : 'unk'} icon={active ? ICONS.circleCheck : ICONS.clock} pill>
      {_(USER_STATUS_LABELS[status])}
    </StatusLabel>
  )
}
