import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GameRun } from '#domain/game/gameTypes'
import type { Numbered } from '#domain/game/playerNumber'
import { usePlayerName } from '../../../i18n/usePlayerName'
import { cx } from '../../../ui/cx'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import styles from './InitialsBadge.module.css'
import { InitialsDialog } from './InitialsDialog'

export interface InitialsBadgeProps {
  run: Pick<Numbered<GameRun>, 'initials' | 'player'>
  onSave: (initials: string) => Promise<void>
}

/** The initials of the run, or a button to enter them; both open the picker. */
export function InitialsBadge({ run, onSave }: InitialsBadgeProps) {
  const { t } = useLingui()
  const nameOf = usePlayerName()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  const { initials } = run
  const name = nameOf(run)
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
      <InitialsDialog isOpen={isOpen} initials={initials} onClose={() => setIsOpen(false)} onSave={onSave} />
    </section>
  )
}
