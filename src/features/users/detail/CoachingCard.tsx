import { useLingui } from '@lingui/react/macro'
import type { FleetUser } from '#domain/people/user'
import { Switch } from '../../../ui/controls/Switch'
import { Card } from '../../../ui/display/Card'
import { useSignedInPermissions } from '../../../widgets/people/useSignedInPermissions'
import { COACHING_LABELS } from '../list/peopleLabels'
import styles from './CoachingCard.module.css'
import { useCoaching } from './useCoaching'

/** In-vehicle coaching of one driver: a switch for users with permission, text for others. */
export function CoachingCard({ user, className }: { user: FleetUser; className?: string | undefined }) {
  const { t, i18n } = useLingui()
  const { managesDrivers } = useSignedInPermissions()
  const [enrolled, setEnrolled] = useCoaching(user)
  const state = i18n._(COACHING_LABELS[enrolled ? 'enrolled' : 'notEnrolled'])
  return (
    <Card title={t`In-vehicle coaching`} className={className} aside={state}>
      {managesDrivers ? (
        <Switch
          label={t`Enrolled in coaching`}
          states={{
            on: t`The driver is alerted to hard braking, hard acceleration, and speeding`,
            off: t`The driver gets no alerts`,
          }}
          checked={enrolled}
          onChange={setEnrolled}
        />
      ) : (
        <p className={styles.text}>{t`Your role cannot manage drivers.`}</p>
      )}
    </Card>
  )
}
