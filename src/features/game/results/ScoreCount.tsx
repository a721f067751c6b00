import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useFormats } from '../../../i18n/useFormats'
import { afterPage } from '../../../session/input/input'
import { isStill } from '../../../state/motion'
import styles from './ScoreCount.module.css'

const COUNT_MS = 1600

export interface ScoreCountProps {
  score: number
  /** Counts up from zero; a tap or a key finishes it at once. */
  counts: boolean
  onDone: () => void
}

/** The score in the product's largest type. A screen reader reads only the final one. */
export function ScoreCount({ score, counts, onDone }: ScoreCountProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const [shown, setShown] = useState(() => (counts && !isStill() ? 0 : score))
  const isDone = shown >= score
  useEffect(() => {
    if (isDone) return onDone()
    const since = performance.now()
    const step = (now: number) => {
      setShown(Math.round(score * easeOut(Math.min(1, Math.max(0, now - since) / COUNT_MS))))
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    const finish = () => setShown(score)
    const stopHearing = afterPage('scoreCount', { pointerdown: finish, keydown: finish })
    return () => {
      cancelAnimationFrame(frame)
      stopHearing()
    }
  }, [isDone, score, onDone])
  const points = whole(score)
  return (
    <p className={styles.score}>
      <span className="visually-hidden">{t`Score: ${points}`}</span>
      <span aria-hidden="true">{whole(shown)}</span>
    </p>
  )
}

const easeOut = (share: number) => 1 - (1 - share) ** 3
