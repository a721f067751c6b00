import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { closeSheet, useShellSheet } from '../../../state/sheet'
import { Sheet } from '../../../ui/overlays/Sheet'
import { AboutText } from './AboutText'
import { FaqText } from './FaqText'
import { HandoffDialog } from './HandoffDialog'
import { SupportText } from './SupportText'
import { TourEndDialog } from './TourEndDialog'
import { TrialDialog } from './TrialDialog'

export interface ShellSheetsProps {
  /** What was seen of the tour, and the ways on from its end. */
  tourSeen: ReactNode
  tourWays: ReactNode
}

/** The About, FAQ and Support sheets (docs/decisions.md Q16) and the dialogs of the trial and of the tour. */
export function ShellSheets({ tourSeen, tourWays }: ShellSheetsProps) {
  const { t } = useLingui()
  const open = useShellSheet()
  const sheet = (name: typeof open) =>
    ({ isOpen: open === name, onClose: closeSheet, width: 'wide' }) as const
  return (
    <>
      <Sheet title={t`About`} {...sheet('about')}>
        <AboutText />
      </Sheet>
      <Sheet title={t`Questions and answers`} {...sheet('faq')}>
        <FaqText />
      </Sheet>
      <Sheet title={t`Support`} {...sheet('support')}>
        <SupportText />
      </Sheet>
      <HandoffDialog isOpen={open === 'handoff'} onClose={closeSheet} />
      <TourEndDialog isOpen={open === 'tourEnd'} onClose={closeSheet} ways={tourWays}>
        {tourSeen}
      </TourEndDialog>
      <TrialDialog isOpen={open === 'trial'} onClose={closeSheet} />
    </>
  )
}
