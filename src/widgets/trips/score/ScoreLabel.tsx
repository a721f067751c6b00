import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { scoreBand } from '#domain/vehicle/score'
import { useFormats } from '../../../i18n/useFormats'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { BAND_LOOK } from './dotLook'
import styles from './ScoreLabel.module.css'

const BAND_NAMES = {
  good: msg({ id: 'score.good', message: 'Good score' }),
  fair: msg({ id: 'score.fair', message: 'Fair score' }),
  poor: msg({ id: 'score.poor', message: 'Poor score' }),
}

/** A score with the icon and color of its band, whose name a screen reader reads. */
export function ScoreLabel({ score }: { score: number }) {
  const { i18n } = useLingui()
  const { whole } = useFormats()
  const band = scoreBand(score)
  return (
    <StatusLabel {...BAND_LOOK[band]}>
      <span className="visually-hidden">{i18n._(BAND_NAMES[band])} </span>
      <span className={styles.score}>{whole(score)}</span>
    </StatusLabel>
  )
}
