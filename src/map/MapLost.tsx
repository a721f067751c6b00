import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../ui/controls/Button'
import { cx } from '../ui/cx'
import { tryStage } from './loadStage'
import styles from './MapLost.module.css'
import { useStageState } from './stageStore'

/** A lost map is tried again after so long, for as long as somebody sees what replaces it. */
const RETRY_MS = 60_000

export interface MapLostProps {
  /** Stands above a list in place of filling the map's room. */
  bar?: boolean
  /** What there is instead, or still works. */
  children?: ReactNode
}

/** Says why there is no map, and tries again; every replacement of a map has it. */
export function MapLost({ bar = false, children }: MapLostProps) {
  const { t } = useLingui()
  const state = useStageState()
  const failingSinceMs = state.status === 'lost' && state.reason === 'failing' ? state.sinceMs : null
  useEffect(() => {
    if (failingSinceMs === null) return
    const timer = setTimeout(tryStage, Math.max(0, failingSinceMs + RETRY_MS - performance.now()))
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
        <Button kind="soft" onClick={tryStage}>
          {t`Try the map again`}
        </Button>
      )}
    </div>
  )
}
