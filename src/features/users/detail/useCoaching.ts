import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { setCoaching } from '../../../data/queries/users'
import type { FleetUser } from '../../../domain/people/user'
import { toast } from '../../../ui/feedback/toast'

/**
 * Whether a driver is coached. A change shows at once, before the database has it; what the database
 * says wins as soon as it says the same, or when the change could not be stored.
 */
export function useCoaching({ id, coaching }: FleetUser): [on: boolean, change: (on: boolean) => void] {
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
