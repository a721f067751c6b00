import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { FleetUser } from '#domain/people/user'
import { setCoaching } from '../../../data/queries/users'
import { Switch } from '../../../ui/controls/Switch'
import { Card } from '../../../ui/display/Card'
import { toast } from '../../../ui/feedback/toast'
import { useSignedInPermissions } from '../../../widgets/people/useSignedInPermissions'
import { COACHING_LABELS } from '../list/peopleLabels'
import styles from './CoachingCard.module.css'

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

/**
 * Whether a driver is coached. A change shows optimistically until it is stored. The stored
 * value applies again once it matches, or when storing fails.
 */
function useCoaching({ id, coaching }: FleetUser): [on: boolean, change: (on: boolean) => void] {
  const { t } = useLingui()
  const stored = coaching === 'enrolled'
  const [wanted, setWanted] = useState<boolean | null>(null)
  useEffect(() => setWanted((before) => (before === stored ? null : before)), [stored])
  const change = (on: boolean) => {
    setWanted(on)
    setCoaching(id, on ? 'enrolled' : 'notEnrolled').catch(() => {
      setWanted(null)
      toast(t`This change could not be saved. Try again.`, 'problem')
    })
  }
  return [wanted ?? stored, change]
}
