import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GameHandoff } from '#domain/handoff/handoff'
import { Dialog } from '../../ui/overlays/Dialog'
import { HandoffCard } from './HandoffCard'
import { HandoffCode } from './HandoffCode'
import styles from './ScoreHandoffCard.module.css'

/** The code of a run, as small as the results have room for; a tap shows it large. */
export function ScoreHandoffCard({ handoff }: { handoff: GameHandoff }) {
  const { t } = useLingui()
  const [isLarge, setIsLarge] = useState(false)
  return (
    <>
      <HandoffCard handoff={handoff} onEnlarge={() => setIsLarge(true)} />
      <Dialog title={t`Take your score with you`} isOpen={isLarge} onClose={() => setIsLarge(false)}>
        <HandoffCode handoff={handoff} className={styles.large} />
      </Dialog>
    </>
  )
}
