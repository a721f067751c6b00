import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { FleetUser } from '#domain/people/user'
import { setCoaching } from '../../../data/queries/users'
import { toast } from '../../../ui/feedback/toast'

/**
 * Whether a driver is coached. A change shows optimistically until it is stored. The stored
 * value applies again once it matches, or when storing fails.
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
