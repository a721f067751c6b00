import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Run } from '#domain/game/gameTypes'
import { useFormats } from '../../../i18n/FormatsProvider'
import { flyPoints } from './flyPoints'
import { watchPresses } from './lastPress'
import styles from './ScoreBox.module.css'

/** The score. The points of a find move to it from the place that was touched. */
export function ScoreBox({ run }: { run: Run }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const chip = useRef<HTMLSpanElement>(null)
  const { length } = run.finds
  const shown = useRef(length)
  useEffect(watchPresses, [])
  useLayoutEffect(() => {
    const isFind = length > shown.current
    shown.current = length
    if (isFind && chip.current) return flyPoints(chip.current)
  }, [length])
  const points = run.finds.at(-1)?.points
  return (
    <div className={styles.score}>
      <span ref={chip} className={styles.chip} aria-hidden="true">
        {points !== undefined && `+${whole(points)}`}
      </span>
      <span role="status" aria-label={t`Score`} className={styles.total}>
        {whole(run.score)}
      </span>
      <span className={styles.unit}>
        <Trans>points</Trans>
      </span>
    </div>
  )
}
