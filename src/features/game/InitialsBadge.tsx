import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import type { GameRun } from '#domain/game/gameTypes'
import { isRude } from '#domain/game/initials'
import type { Numbered } from '#domain/game/playerNumber'
import { useFormats } from '../../i18n/useFormats'
import { usePlayerName } from '../../i18n/usePlayerName'
import { Button } from '../../ui/controls/Button'
import { cx } from '../../ui/cx'
import { Form } from '../../ui/fields/Form'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Icon } from '../../ui/icons/Icon'
import { Dialog } from '../../ui/overlays/Dialog'
import styles from './InitialsBadge.module.css'
import { LetterField } from './letters/LetterField'

export interface InitialsBadgeProps {
  run: Pick<Numbered<GameRun>, 'initials' | 'player' | 'score'>
  /** Initials of the other of two players, which are refused; null for none. */
  taken?: string | null
  /** The run has just ended: the picker opens by itself, once. */
  asks: boolean
  onSave: (initials: string) => Promise<void>
}

/** How long a new score is shown before its initials are asked for, milliseconds. */
const ASK_AFTER_MS = 900

/** The initials of the run, or a button to enter them; both open the picker. */
export function InitialsBadge({ run, taken = null, asks, onSave }: InitialsBadgeProps) {
  const { t } = useLingui()
  const nameOf = usePlayerName()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  const { initials } = run
  const name = nameOf(run)
  const isAsking = asks && initials === null
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => setIsOpen(true), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isAsking])
  return (
    <section className={styles.badge} aria-labelledby="game-initials">
      <h2 id="game-initials" className="visually-hidden">
        {t`Your initials`}
      </h2>
      <button
        type="button"
        className={cx(styles.change, initials === null && styles.asks)}
        aria-haspopup="dialog"
        {...(initials === null && { 'aria-labelledby': 'game-sign', 'aria-describedby': 'game-player' })}
        onClick={open}
      >
        {[...(initials ?? '   ')].map((letter, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place.
            key={at}
            aria-hidden="true"
            className={cx(styles.letter, initials === null && styles.open)}
          >
            {letter}
          </span>
        ))}
        {initials === null ? (
          <span className={styles.words}>
            <span id="game-sign" className={styles.ask}>
              {t`Enter your initials`}
            </span>
            <span id="game-player" className={styles.player}>
              {t`Until then, you are ${name}.`}
            </span>
          </span>
        ) : (
          <span className="visually-hidden">{t`Change your initials: ${initials}`}</span>
        )}
        <Icon path={ACTION_ICONS.pencil} />
      </button>
      <InitialsDialog
        isOpen={isOpen}
        initials={initials}
        taken={taken}
        name={name}
        score={run.score}
        onClose={() => setIsOpen(false)}
        onSave={onSave}
      />
    </section>
  )
}

const LENGTH = 3
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

interface InitialsDialogProps {
  isOpen: boolean
  initials: string | null
  taken: string | null
  /** How the run is called without initials. */
  name: string
  score: number
  onClose: () => void
  /** Resolves when they are stored. */
  onSave: (initials: string) => Promise<void>
}

/** Entry of three letters for the leaderboard, without a keyboard. */
function InitialsDialog({ isOpen, name, score, ...form }: InitialsDialogProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const { initials, onClose } = form
  const points = whole(score)
  const id = useId()
  return (
    <Dialog
      title={t`Your initials`}
      width="wide"
      dark
      // The last presses of a run must not close it.
      dismissable={initials !== null}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button kind="beacon" submit form={id}>
            {t`Put me on the board`}
          </Button>
          {initials === null && (
            <Button kind="plain" onClick={onClose}>
              {t`Skip, I am ${name}`}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.score}>{t`Score: ${points}`}</p>
      <InitialsForm id={id} {...form} />
    </Dialog>
  )
}

function InitialsForm({
  id,
  initials,
  taken,
  onClose,
  onSave,
}: Omit<InitialsDialogProps, 'isOpen' | 'name' | 'score'> & { id: string }) {
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
    if (letters === taken) return t`The other player is ${letters}. Choose others.`
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
