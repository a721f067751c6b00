import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { isRude } from '#domain/game/initials'
import { Button } from '../../../ui/controls/Button'
import { Form } from '../../../ui/fields/Form'
import { Dialog } from '../../../ui/overlays/Dialog'
import { LetterField } from '../letters/LetterField'

const LENGTH = 3
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

export interface InitialsDialogProps {
  isOpen: boolean
  initials: string | null
  onClose: () => void
  /** Resolves when they are stored. */
  onSave: (initials: string) => Promise<void>
}

/** Entry of three letters for the leaderboard, without a keyboard. */
export function InitialsDialog({ isOpen, initials, onClose, onSave }: InitialsDialogProps) {
  const { t } = useLingui()
  const form = useId()
  return (
    <Dialog
      title={t`Your initials`}
      width="wide"
      dark
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button kind="beacon" submit form={form}>
          {t`Put me on the board`}
        </Button>
      }
    >
      <InitialsForm id={form} initials={initials} onClose={onClose} onSave={onSave} />
    </Dialog>
  )
}

function InitialsForm({
  id,
  initials,
  onClose,
  onSave,
}: Omit<InitialsDialogProps, 'isOpen'> & { id: string }) {
  const { t } = useLingui()
  const [value, setValue] = useState(initials ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const change = (next: string) => {
    setValue(next)
    setProblem(problemOf(next, false))
  }
  const problemOf = (letters: string, isFinal: boolean) => {
    if (letters.length === LENGTH && isRude(letters))
      return t`These letters stay off the board. Choose others.`
    return isFinal && letters.length < LENGTH ? t`Choose three letters` : null
  }
  const save = () => {
    const found = problemOf(value, true)
    setProblem(found)
    if (found !== null) return
    return onSave(value).then(onClose, () => setProblem(t`They could not be saved. Try again.`))
  }
  return (
    <Form id={id} onSubmit={save} autoComplete="off">
      <LetterField
        label={t`Initials`}
        value={value}
        length={LENGTH}
        keys={LETTERS}
        problem={problem}
        clean={lettersOf}
        onChange={change}
      />
    </Form>
  )
}

/** Letters of any keyboard, without their accents. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
