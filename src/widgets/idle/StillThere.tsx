import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { askAnew, leaveNow, stay } from '../../session/idle'
import { beforePage } from '../../session/input/input'
import { type IdleQuestion, useIdleQuestion } from '../../state/idle'
import { KitProvider } from '../../ui/kit/KitProvider'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'
import { IdleRing } from './IdleRing'

/** Asks whether anyone is still there, before the visit ends automatically. */
export function StillThere() {
  const question = useIdleQuestion()
  if (question === null) return null
  return (
    <KitProvider>
      <Question question={question} />
    </KitProvider>
  )
}

function Question({ question }: { question: IdleQuestion }) {
  const { t } = useLingui()
  useAnyAnswer()
  return (
    <ConfirmDialog
      isOpen
      picture={<IdleRing question={question} />}
      title={t`Still there?`}
      confirmLabel={t`Stay`}
      cancelLabel={t`Start over now`}
      onConfirm={stay}
      onCancel={leaveNow}
      onClose={stay}
    >
      <p>{t`The demo starts over when the ring runs out. Nothing you typed is kept.`}</p>
    </ConfirmDialog>
  )
}

/** Keys that move to a button. */
const LEADING = ['Tab', 'Shift']
const PRESSING = ['Enter', ' ']

/** Any key or touch continues the visit; keys that move to the buttons add time, and a button does what it says. */
function useAnyAnswer(): void {
  useEffect(() => {
    const onButton = ({ target }: Event) => target instanceof Element && target.closest('button') !== null
    return beforePage('idleQuestion', {
      keydown: (event) => {
        if (LEADING.includes(event.key)) askAnew()
        else if (!(PRESSING.includes(event.key) && onButton(event))) stay()
      },
      click: (event) => onButton(event) || stay(),
    })
  }, [])
}
