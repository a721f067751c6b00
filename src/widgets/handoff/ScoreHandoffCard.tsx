import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { GameHandoff } from '#domain/handoff/handoff'
import { Dialog } from '../../ui/overlays/Dialog'
import { HandoffCard } from './HandoffCard'
import { HandoffCode } from './HandoffCode'
import styles from './ScoreHandoffCard.module.css'

export interface ScoreHandoffCardProps {
  handoff: GameHandoff
  /** Below the text. */
  children?: ReactNode
}

/** The QR code of a run on the results page; a tap shows it larger. */
export function ScoreHandoffCard({ handoff, children }: ScoreHandoffCardProps) {
  const { t } = useLingui()
  const [isLarge, setIsLarge] = useState(false)
  return (
    <>
      <HandoffCard handoff={handoff} onEnlarge={() => setIsLarge(true)}>
        {children}
      </HandoffCard>
      <Dialog title={t`Take your score with you`} isOpen={isLarge} onClose={() => setIsLarge(false)}>
        <HandoffCode handoff={handoff} className={styles.large} />
      </Dialog>
    </>
  )
}
