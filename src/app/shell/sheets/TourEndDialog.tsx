import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useKioskConfig } from '../../../state/config'
import { Dialog } from '../../../ui/overlays/Dialog'
import { TourHandoffCard } from '../../../widgets/handoff/TourHandoffCard'

export interface TourEndDialogProps {
  isOpen: boolean
  onClose: () => void
  /** What was seen. */
  children: ReactNode
  ways: ReactNode
}

/** The end of the tour: thanks, what was seen, and the ways on (docs/game.md T3). */
export function TourEndDialog({ isOpen, onClose, children, ways }: TourEndDialogProps) {
  const { t } = useLingui()
  const { handoffUrl } = useKioskConfig()
  return (
    <Dialog title={t`That is the whole fleet.`} isOpen={isOpen} onClose={onClose} actions={ways}>
      {children}
      {handoffUrl !== '' && <TourHandoffCard isLarge={false} />}
    </Dialog>
  )
}
