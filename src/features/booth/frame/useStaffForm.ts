import { useEffect } from 'react'
import { holdIdle } from '../../../session/idleHold'

/** Keeps the idle time from discarding what staff typed and have not saved (docs/booth.md B1). */
export function useStaffForm(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdIdle('staff form') : undefined), [isDirty])
}
