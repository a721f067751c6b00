import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { CLOSING_MINUTES } from '#domain/attract/scenes'
import { RUN_LENGTH_MS } from '#domain/game/points'
import { useFormats } from '../../i18n/useFormats'
import { afterPage } from '../../session/input/input'
import { useBoothMinutesLeft } from '../../state/boothDay'
import type { OfflineStatus } from '../../state/offline'
import { ScreenHeading } from '../../ui/display/ScreenHeading'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { ENTRY_ICONS } from '../../ui/icons/entryIcons'
import { Icon } from '../../ui/icons/Icon'
import { Logo } from '../../ui/icons/Logo'
import styles from './AttractStage.module.css'
import { MinuteWords } from './night/MinuteWords'
import { NightCity, type NightCityProps } from './night/NightCity'

export interface AttractStageProps {
  title: string
  event: string
  offline: OfflineStatus
  /** Number of vehicles of the account; null while loading. */
  vehicles: number | null
  /** The best runs of today, the best first; empty without one. */
  best: readonly BestRun[]
  /** What is behind the words. */
  night: Omit<NightCityProps, 'clock'>
  onExplore: () => void
  /** Null if this kiosk has no game. */
  onGame: (() => void) | null
}

interface BestRun {
  id: string
  name: string
  score: string
}

/** A lighthouse at night: the title screen for passers-by. A touch anywhere starts. */
export function AttractStage({
  title,
  event,
  offline,
  vehicles,
  best,
  night,
  onExplore,
  onGame,
}: AttractStageProps) {
  const { t } = useLingui()
  const seconds = RUN_LENGTH_MS / 1000
  const onTouch = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('button'))) onExplore()
  }
  const clock = useRef<HTMLParagraphElement>(null)
  useWakingKeys(onExplore)
  return (
    // The buttons do the same; a touch beside them counts too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are heard wherever the focus is
    <main data-theme="dark" className={styles.stage} onClick={onTouch}>
      <NightCity {...night} clock={clock} />
      <div className={styles.head}>
        <Logo size="welcome" withEvent />
        <div className={styles.place}>
          <p className={styles.event}>{event}</p>
          {offline.kind === 'ready' && (
            <p className={styles.offline}>
              <Icon path={ENTRY_ICONS.cloudCheck} size={16} />
              {t`Offline ready`}
            </p>
          )}
        </div>
      </div>
      <div className={styles.body}>
        <ScreenHeading title={title} place="/attract" className="visually-hidden" />
        {night.isMinute ? (
          !night.isHeld && <MinuteWords clock={clock} />
        ) : (
          <p className={styles.line}>
            <span className={styles.count}>
              {vehicles !== null && <Plural value={vehicles} one="# vehicle." other="# vehicles." />}
            </span>
            <span>
              <Trans>Nothing in the dark.</Trans>
            </span>
          </p>
        )}
        <div className={styles.actions}>
          <button type="button" className={styles.explore} onClick={onExplore}>
            <Icon path={ACTION_ICONS.touch} size={28} />
            {t`Touch to explore`}
          </button>
          {onGame && (
            <button type="button" className={styles.game} onClick={onGame}>
              {t`or play Fleet Hero, ${seconds} seconds`}
            </button>
          )}
        </div>
      </div>
      {best.length > 0 && !night.isMinute && <TodaysBest runs={best} />}
    </main>
  )
}

/** The best of today's board, and in the last hours of its day the time until it closes. */
function TodaysBest({ runs }: { runs: readonly BestRun[] }) {
  const { t } = useLingui()
  const { duration } = useFormats()
  const minutesLeft = useBoothMinutesLeft()
  const time = duration(minutesLeft)
  return (
    <section className={styles.best} aria-labelledby="attract-best">
      <h2 id="attract-best" className={styles.bestTitle}>{t`Best today`}</h2>
      <ol className={styles.runs}>
        {runs.map(({ id, name, score }) => (
          <li key={id} className={styles.run}>
            <span className={styles.name}>{name}</span> <b className={styles.score}>{score}</b>
          </li>
        ))}
      </ol>
      {minutesLeft <= CLOSING_MINUTES && <p className={styles.closing}>{t`The board closes in ${time}`}</p>}
    </section>
  )
}

/** Keys that start from any focus; buttons keep their own keys. */
const WAKING_KEYS = ['Escape', 'Enter', ' ']

/** A keyboard or a switch starts too: after loading, nothing on the stage has the focus. */
function useWakingKeys(onWake: () => void): void {
  const wake = useEffectEvent((event: KeyboardEvent) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
    if (!WAKING_KEYS.includes(event.key) || (isOnButton && event.key !== 'Escape')) return
    event.preventDefault()
    onWake()
  })
  useEffect(() => afterPage('attractStage', { keydown: (event) => wake(event) }), [])
}
