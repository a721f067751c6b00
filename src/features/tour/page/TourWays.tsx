import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/Button'
import styles from './TourWays.module.css'

export interface TourWaysProps {
  /** Null if this device does not offer the game. */
  onGame: (() => unknown) | null
  onOwnFleet: () => unknown
  onAgain: () => unknown
}

/** Where a visitor may go from the end of the tour (docs/game.md T3). */
export function TourWays({ onGame, onOwnFleet, onAgain }: TourWaysProps) {
  const { t } = useLingui()
  return (
    <div className={styles.ways}>
      {onGame && (
        <Button kind="beacon" onClick={onGame}>
          {t`Play Fleet Hero`}
          <span className={styles.time}>{t`90 seconds`}</span>
        </Button>
      )}
      <Button kind="plain" onClick={onOwnFleet}>
        {t`Your own fleet`}
      </Button>
      <Button kind="ghost" onClick={onAgain}>
        {t`See it again`}
      </Button>
    </div>
  )
}
