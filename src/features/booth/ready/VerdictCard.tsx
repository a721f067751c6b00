import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/Button'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { SOLUTION_ICONS } from '../../../ui/icons/solutionIcons'
import type { VerdictTone, VerdictWords } from './useVerdictWords'
import styles from './VerdictCard.module.css'

export interface VerdictCardProps {
  words: VerdictWords
  /** 0 to 1 while the checks run. */
  progress: number | null
  onCheck: () => Promise<void>
  /** Fetches what the device lost; null if nothing can be fetched. */
  onRepair: (() => Promise<void>) | null
}

const TONE_ICONS: Record<VerdictTone, string> = {
  ok: SOLUTION_ICONS.plug,
  high: ICONS.octagonAlert,
  unk: ICONS.clock,
}

/** One card, green or red: whether this device can be unplugged. */
export function VerdictCard({ words, progress, onCheck, onRepair }: VerdictCardProps) {
  const { t } = useLingui()
  const { tone, title, text } = words
  const isRunning = progress !== null
  return (
    <div className={styles.verdict} data-tone={tone}>
      <span className={styles.seal}>
        <Icon path={TONE_ICONS[tone]} size={28} />
      </span>
      {/* Reading nineteen checks aloud would hide the verdict. */}
      <div className={styles.words} role="status" aria-busy={isRunning}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>
        {onRepair && !isRunning && (
          <Button kind="plain" onClick={onRepair}>
            <Trans>Repair</Trans>
          </Button>
        )}
        <Button kind="plain" disabled={isRunning} onClick={onCheck}>
          <Icon path={ACTION_ICONS.refresh} />
          {isRunning ? <Trans>Checking</Trans> : <Trans>Check again</Trans>}
        </Button>
      </div>
      {isRunning && (
        <progress className={styles.progress} max={1} value={progress} aria-label={t`Checks made`} />
      )}
    </div>
  )
}
