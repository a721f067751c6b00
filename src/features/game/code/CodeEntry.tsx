import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ChallengeCode } from '../../../domain/game/challengeCode'
import { Button } from '../../../ui/controls/Button'
import { GAME_ICONS } from '../../../ui/icons/gameIcons'
import { Icon } from '../../../ui/icons/Icon'
import { CodeDialog } from './CodeDialog'
import styles from './CodeEntry.module.css'

/** Asks for a challenge code at the start. */
export function CodeEntry({ onPlay }: { onPlay: (code: ChallengeCode) => Promise<void> }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={styles.entry} aria-labelledby="game-got-a-code">
      <div className={styles.words}>
        <h2 id="game-got-a-code" className={styles.title}>{t`Challenged by somebody?`}</h2>
        <p className={styles.text}>{t`Their code plays the same run.`}</p>
      </div>
      <Button kind="soft" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon path={GAME_ICONS.ticket} />
        {t`Got a code?`}
      </Button>
      <CodeDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onPlay={onPlay} />
    </section>
  )
}
