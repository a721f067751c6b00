import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import {
  type ChallengeCode,
  CODE_ALPHABET,
  CODE_LENGTH,
  type CodeProblem,
  cleanCode,
  decodeChallenge,
} from '#domain/game/challengeCode'
import { Button } from '../../../ui/controls/Button'
import { Form } from '../../../ui/fields/Form'
import { Icon } from '../../../ui/icons/Icon'
import { Dialog } from '../../../ui/overlays/Dialog'
import { GAME_ICONS } from '../gameIcons'
import { LetterField } from '../letters/LetterField'
import styles from './CodeButton.module.css'

export function CodeButton({ onPlay }: { onPlay: (code: ChallengeCode) => Promise<void> }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="soft" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon path={GAME_ICONS.ticket} />
        {t`Got a code?`}
      </Button>
      <CodeDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onPlay={onPlay} />
    </>
  )
}

const KEYS = [...CODE_ALPHABET]

interface CodeDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Resolves when the run of the code begins. */
  onPlay: (code: ChallengeCode) => Promise<void>
}

/** Entry by the code of another device: the same run, and its score to beat. */
function CodeDialog({ isOpen, onClose, onPlay }: CodeDialogProps) {
  const { t } = useLingui()
  const form = useId()
  return (
    <Dialog
      title={t`Challenge code`}
      width="wide"
      dark
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button kind="beacon" submit form={form}>
          {t`Play this run`}
        </Button>
      }
    >
      <p className={styles.text}>
        {t`Enter the eight characters from the results of another player. You play the same run and compare scores.`}
      </p>
      <CodeForm id={form} onPlay={onPlay} />
    </Dialog>
  )
}

function CodeForm({ id, onPlay }: Pick<CodeDialogProps, 'onPlay'> & { id: string }) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<CodeProblem | 'notBegun' | null>(null)
  const words: Record<CodeProblem | 'notBegun', string> = {
    tooShort: t`A code has eight characters.`,
    tooLong: t`A code has eight characters.`,
    wrongCharacter: t`A code has only the letters and digits below.`,
    notBegun: t`The run could not begin. Try again.`,
    wrongCheck: t`This is not a challenge code. Check each character.`,
  }
  const change = (next: string) => {
    setCode(next)
    const read = next.length === CODE_LENGTH ? decodeChallenge(next) : null
    setProblem(read && 'problem' in read ? read.problem : null)
  }
  const play = () => {
    const read = decodeChallenge(code)
    if (!('problem' in read)) return onPlay(read).catch(() => setProblem('notBegun'))
    setProblem(read.problem)
  }
  return (
    <Form id={id} onSubmit={play} autoComplete="off">
      <LetterField
        label={t`Challenge code`}
        value={code}
        length={CODE_LENGTH}
        groupOf={4}
        keys={KEYS}
        problem={problem && words[problem]}
        clean={cleanCode}
        onChange={change}
      />
    </Form>
  )
}
