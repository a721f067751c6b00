import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { DayTime } from '#domain/base/demoTime'
import type { FleetUser } from '#domain/people/user'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { useSignedInPermissions } from '../../../widgets/people/useSignedInPermissions'
import styles from './InvitationCard.module.css'
import { useInvite } from './useInvite'

export interface InvitationCardProps {
  user: FleetUser
  invitedAt: DayTime
  className?: string | undefined
}

/** Date of a pending invitation, and its actions. */
export function InvitationCard({ user, invitedAt, className }: InvitationCardProps) {
  const { t } = useLingui()
  const { at, dateTime } = useFormats()
  const { invites } = useSignedInPermissions()
  const { resend, withdraw } = useInvite()
  const navigate = useNavigate()
  const when = dateTime(at(invitedAt))
  return (
    <Card title={t`Invitation`} className={className}>
      <p className={styles.text}>{t`Invited on ${when}. No response yet.`}</p>
      <p className={styles.text}>{t`No email is sent in this demo.`}</p>
      {invites.length > 0 && (
        <div className={styles.actions}>
          <Button kind="soft" onClick={() => resend(user)}>
            {t`Invite again`}
          </Button>
          <Button
            kind="plain"
            onClick={() => {
              void withdraw(user)
              // The person no longer exists, so the page has nothing to show.
              void navigate({ to: '/2' })
            }}
          >
            {t`Withdraw`}
          </Button>
        </div>
      )}
    </Card>
  )
}
