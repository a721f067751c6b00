import { useLingui } from '@lingui/react/macro'
import { closeSheet, useShellSheet } from '../../../state/sheet'
import { Sheet } from '../../../ui/overlays/Sheet'
import { AboutText } from './AboutText'
import { FaqText } from './FaqText'
import { HandoffDialog } from './HandoffDialog'
import { SupportText } from './SupportText'
import { TrialDialog } from './TrialDialog'

/** The About, FAQ and Support sheets (docs/decisions.md Q16) and the dialogs of the trial and of the tour's summary. */
export function ShellSheets() {
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
      <TrialDialog isOpen={open === 'trial'} onClose={closeSheet} />
    </>
  )
}
