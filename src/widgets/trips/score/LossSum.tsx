import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../i18n/useFormats'
import { cx } from '../../../ui/cx'
import styles from './LossSum.module.css'

export interface LossSumProps {
  /** Points. */
  lost: number
  score: number
  className?: string | undefined
}

/** The last line below the lost points of a score. */
export function LossSum({ lost, score, className }: LossSumProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const points = whole(lost)
  return (
    <p className={cx(styles.sum, className)}>
      <span>{t`Starts at 100, ${points} lost`}</span>
      <strong>{whole(score)}</strong>
    </p>
  )
}
