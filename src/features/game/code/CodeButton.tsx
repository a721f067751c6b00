import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type ChallengeCode, CODE_LENGTH, decodeChallenge } from '#domain/game/challengeCode'
import type { CodeProblem } from '#domain/game/codeText'
import { Button } from '../../../ui/controls/Button'
import { Icon } from '../../../ui/icons/Icon'
import { Dialog } from '../../../ui/overlays/Dialog'
import { GAME_ICONS } from '../gameIcons'
import styles from './CodeButton.module.css'
import { CodeForm } from './CodeForm'

export interface CodeButtonProps {
  /** Resolves when the run of the code begins. */
  onPlay: (code: ChallengeCode) => Promise<void>
}

/** Entry by the code of another device: the same run, and its score to beat. */
export function CodeButton({ onPlay }: CodeButtonProps) {
  const { t } = useLingui()
  const form = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const problems: Record<CodeProblem, string> = {
    tooShort: t`A code has eight characters.`,
    tooLong: t`A code has eight characters.`,
    wrongCharacter: t`A code has only the letters and digits below.`,
    wrongCheck: t`This is not a challenge code. Check each character.`,
  }
  const read = (typed: string) => {
    const code = decodeChallenge(typed)
    return 'problem' in code ? problems[code.problem] : code
  }
  const play = (code: ChallengeCode) =>
    onPlay(code).then(
      () => null,
      () => t`The run could not begin. Try again.`,
    )
  return (
    <>
      <Button kind="soft" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon path={GAME_ICONS.ticket} />
        {t`Got a code?`}
      </Button>
      <Dialog
        title={t`Challenge code`}
        width="wide"
        dark
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <Button kind="beacon" submit form={form}>
            {t`Play this run`}
          </Button>
        }
      >
        <p className={styles.text}>
          {t`Enter the eight characters from the results of another player. You play the same run and compare scores.`}
        </p>
        <CodeForm
          id={form}
          label={t`Challenge code`}
          value={text}
          length={CODE_LENGTH}
          read={read}
          onChange={setText}
          onCode={play}
        />
      </Dialog>
    </>
  )
}
