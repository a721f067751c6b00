import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useState } from 'react'
import type { ChallengeCode } from '#domain/game/challengeCode'
import type { GameRun, Run } from '#domain/game/gameTypes'
import type { Standing } from '#domain/game/leaderboard'
import { nextTitle, type Title, titleOf } from '#domain/game/titles'
import { IconButton } from '../../../ui/controls/IconButton'
import { ICONS } from '../../../ui/icons/icons'
import { CodeButton } from '../code/CodeButton'
import { Confetti } from '../effects/Confetti'
import { Stage } from '../Stage'
import { takeaways } from './finds'
import { RankLine } from './RankLine'
import { ResultsActions, type ResultsActionsProps } from './ResultsActions'
import { ResultsBrand } from './ResultsBrand'
import styles from './ResultsScreen.module.css'
import { RunFigures } from './RunFigures'
import { ScoreCount } from './ScoreCount'
import { SlowestFind } from './SlowestFind'
import { Takeaways } from './Takeaways'

export interface ResultsScreenProps extends ResultsActionsProps {
  title: string
  run: Run
  /** The stored run; null if it is not stored. */
  own: GameRun | null
  /** Where it stands today; null where it has no place, undefined until that is read. */
  standing: Standing | null | undefined
  /** The score of the code that was played; null for a run without a code. */
  toBeat: number | null
  /** It has just ended: the score counts up, and new results are celebrated. */
  isFresh: boolean
  onClose: () => void
  /** Called before a link opens the demo. */
  onLeave: () => void
  onCode: (code: ChallengeCode) => Promise<void>
  /** The initials of a run with a place; asked for at once when `asks` is true. */
  sign: (asks: boolean) => ReactNode
  /** The code of the run, if it is not beside the leaderboard. */
  code?: ReactNode
  side: ReactNode
}

/** Score and rank of a run, and what it has shown of the product. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { run, own, standing, toBeat, isFresh } = props
  const { t, i18n } = useLingui()
  const [isCounted, setIsCounted] = useState(false)
  const finishCount = useCallback(() => setIsCounted(true), [])
  const isRace = run.setup.lengthMs !== null
  const next = isRace && run.finds.length > 0 ? nextTitle(run.score) : null
  const slowest = run.finds.toSorted((one, other) => other.tookMs - one.tookMs)[0]
  return (
    <Stage side={props.side}>
      <div className={styles.head}>
        <ResultsBrand title={props.title} />
        <div className={styles.ways}>
          <IconButton label={t`Close the results`} icon={ICONS.x} onClick={props.onClose} />
        </div>
      </div>
      <div className={styles.summary}>
        <div className={styles.headline}>
          <p className={styles.title}>
            {isRace ? i18n._(TITLE_TEXTS[titleOf(run.score)]) : t`Practice makes a Fleet Hero`}
          </p>
          <ScoreCount score={run.score} counts={isFresh} onDone={finishCount} />
          {next && (
            <p className={styles.next}>
              <NextTitle {...next} />
            </p>
          )}
          <p className={styles.rank}>
            {standing !== undefined && <RankLine run={run} own={own} standing={standing} />}
          </p>
          {toBeat !== null && (
            <p className={styles.compared}>
              <CodeComparison score={run.score} toBeat={toBeat} />
            </p>
          )}
        </div>
        <RunFigures run={run} />
      </div>
      {props.sign(isFresh && isCounted)}
      {slowest && <SlowestFind find={slowest} onLeave={props.onLeave} />}
      <Takeaways found={takeaways(run.finds)} onLeave={props.onLeave} />
      <ResultsActions onAgain={props.onAgain} onDemo={props.onDemo} onWatch={props.onWatch}>
        <CodeButton onPlay={props.onCode} />
      </ResultsActions>
      {props.code}
      {isFresh && isCounted && isTriumph(run, standing) && <Confetti seed={run.setup.seed} />}
    </Stage>
  )
}

/** The best run of the day, or a title that few reach. */
function isTriumph(run: Run, standing: Standing | null | undefined): boolean {
  if (!standing) return false
  return standing.rank === 1 || ['fleetHero', 'legend'].includes(titleOf(run.score))
}

/** The title that a run earned. */
const TITLE_TEXTS: Record<Title, MessageDescriptor> = {
  rookie: msg`You are a Rookie`,
  dispatcher: msg`You are a Dispatcher`,
  fleetManager: msg`You are a Fleet Manager`,
  fleetHero: msg`You are a Fleet Hero`,
  legend: msg`You are a Legend`,
}

/** How far the next title is. */
function NextTitle({ title, points }: { title: Title; points: number }) {
  switch (title) {
    case 'dispatcher':
      return <Plural value={points} one="# point to Dispatcher" other="# points to Dispatcher" />
    case 'fleetManager':
      return <Plural value={points} one="# point to Fleet Manager" other="# points to Fleet Manager" />
    case 'fleetHero':
      return <Plural value={points} one="# point to Fleet Hero" other="# points to Fleet Hero" />
    case 'legend':
      return <Plural value={points} one="# point to Legend" other="# points to Legend" />
    case 'rookie':
      return null
  }
}

/** The score compared with that of the challenge code. */
function CodeComparison({ score, toBeat }: { score: number; toBeat: number }) {
  const ahead = score - toBeat
  if (ahead === 0) return <Trans>A tie: exactly the score of the challenge</Trans>
  if (ahead > 0)
    return (
      <Trans>
        You beat the challenge by <Plural value={ahead} one="# point" other="# points" />
      </Trans>
    )
  const short = -ahead
  return (
    <Trans>
      <Plural value={short} one="# point" other="# points" /> short of the challenge
    </Trans>
  )
}
