import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { ANSWER_LENGTH, type Answer, decodeAnswer } from '#domain/game/answerCode'
import type { ChallengeCode } from '#domain/game/challengeCode'
import type { CodeProblem } from '#domain/game/codeText'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/overlays/Dialog'
import { type Side, Verdict, Versus } from '../duel/Versus'
import styles from './AnswerButton.module.css'
import { CodeForm } from './CodeForm'

export interface AnswerButtonProps {
  /** The run that made the challenge. */
  own: Side
  challenge: ChallengeCode
}

/** Entry of the answer that another device shows, and then both results. */
export function AnswerButton({ own, challenge }: AnswerButtonProps) {
  const { t } = useLingui()
  const form = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const open = () => {
    // Another device may answer the same challenge.
    if (answer) setText('')
    setAnswer(null)
    setIsOpen(true)
  }
  const problems: Record<CodeProblem | 'otherChallenge', string> = {
    tooShort: t`An answer has six characters.`,
    tooLong: t`An answer has six characters.`,
    wrongCharacter: t`A code has only the letters and digits below.`,
    wrongCheck: t`This is not an answer. Check each character.`,
    otherChallenge: t`This answers another challenge.`,
  }
  const read = (typed: string) => {
    const content = decodeAnswer(typed, challenge)
    return 'problem' in content ? problems[content.problem] : content
  }
  return (
    <>
      <Button kind="soft" aria-haspopup="dialog" onClick={open}>
        {t`Got an answer?`}
      </Button>
      <Dialog
        title={t`Answer`}
        width="wide"
        dark
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          answer === null && (
            <Button kind="beacon" submit form={form}>
              {t`Compare`}
            </Button>
          )
        }
      >
        {answer === null ? (
          <CodeForm
            id={form}
            label={t`Answer`}
            value={text}
            length={ANSWER_LENGTH}
            read={read}
            onChange={setText}
            onCode={async (content) => {
              setAnswer(content)
              return null
            }}
          />
        ) : (
          <BothResults own={own} answer={answer} />
        )}
      </Dialog>
    </>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

function BothResults({ own, answer }: { own: Side; answer: Answer }) {
  const { t } = useLingui()
  const sides = [own, { ...answer, name: t`The other player`, run: null }] as const
  return (
    <>
      {/* The button that had the focus is gone. */}
      <p ref={takeFocus} tabIndex={-1} className={styles.verdict}>
        <Verdict sides={sides} />
      </p>
      <Versus sides={sides} />
    </>
  )
}
