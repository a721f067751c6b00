import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../ui/controls/Button'
import { cx } from '../ui/cx'
import { loadStage } from './loadStage'
import styles from './MapLost.module.css'
import { useStageState } from './stageStore'

/** A lost map is retried after this time while its replacement is visible. */
const RETRY_MS = 60_000

export interface MapLostProps {
  /** Shown above a list instead of filling the map's place. */
  bar?: boolean
  /** What replaces the map, or still works. */
  children?: ReactNode
}

/** Tells why there is no map, and retries; every replacement of a map includes it. */
export function MapLost({ bar = false, children }: MapLostProps) {
  const { t } = useLingui()
  const state = useStageState()
  const failingSinceMs = state.status === 'lost' && state.reason === 'failing' ? state.sinceMs : null
  useEffect(() => {
    if (failingSinceMs === null) return
    const timer = setTimeout(loadStage, Math.max(0, failingSinceMs + RETRY_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [failingSinceMs])
  return (
    <div className={cx(styles.lost, bar ? styles.bar : styles.fill)} data-map="lost">
      <p role="status">
        {failingSinceMs === null
          ? t`This device cannot display the map.`
          : t`This device cannot draw the map right now. It tries again every minute.`}
      </p>
      {children && <p>{children}</p>}
      {failingSinceMs !== null && (
        <Button kind="soft" onClick={loadStage}>
          {t`Try the map again`}
        </Button>
      )}
    </div>
  )
}
