import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChallengeCode } from '#domain/game/challengeCode'
import type { Challenge } from '#domain/game/challenges'
import type { GameRun, Run } from '#domain/game/gameTypes'
import type { Standing } from '#domain/game/leaderboard'
import { nextTitle, titleOf } from '#domain/game/titles'
import { CodeButton } from '../code/CodeButton'
import { Confetti } from '../effects/Confetti'
import { Stage } from '../Stage'
import { TITLE_NAMES } from '../titleNames'
import { CodeComparison } from './CodeComparison'
import { takeaways } from './finds'
import { RankLine } from './RankLine'
import { ResultsActions, type ResultsActionsProps } from './ResultsActions'
import { ResultsBrand } from './ResultsBrand'
import styles from './ResultsScreen.module.css'
import { RunFigures } from './RunFigures'
import { ScoreCount } from './ScoreCount'
import { SlowestFind } from './SlowestFind'
import { Takeaways } from './Takeaways'

export interface ResultsScreenProps
  extends Required<Pick<ResultsActionsProps, 'onAgain' | 'onDemo' | 'onChallenge' | 'onWatch'>> {
  title: string
  /** It has a find. */
  run: Run
  /** The stored run; null if it is not stored. */
  own: GameRun | null
  /** Where it stands today; null where it has no place, undefined until that is read. */
  standing: Standing | null | undefined
  /** The score of the code that was played; null for a run without a code. */
  toBeat: number | null
  /** It has just ended: the score counts up, and new results are celebrated. */
  isFresh: boolean
  /** The score has been counted up. */
  isCounted: boolean
  onCounted: () => void
  onClose: () => void
  /** Called before the link of a find opens the demo. */
  onLeave: (find: Challenge) => void
  onCode: (code: ChallengeCode) => Promise<void>
  /** The code of the run, if it is not beside the leaderboard. */
  code?: ReactNode
  side: ReactNode
}

/** Score and rank of a run, and what it has shown of the product. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { run, own, standing, toBeat, isFresh, isCounted } = props
  const { t, i18n } = useLingui()
  const isRace = run.setup.lengthMs !== null
  const next = isRace ? nextTitle(run.score) : null
  const nextName = next && i18n._(TITLE_NAMES[next.title])
  const title = i18n._(TITLE_NAMES[titleOf(run.score)])
  const [slowest, second] = run.finds.toSorted((one, other) => other.tookMs - one.tookMs)
  return (
    <Stage side={props.side}>
      <ResultsBrand title={props.title} onClose={props.onClose} />
      <div className={styles.summary}>
        <p className={styles.title}>{isRace ? t`You are a ${title}` : t`Practice makes a Fleet Hero`}</p>
        <ScoreCount score={run.score} counts={isFresh} onDone={props.onCounted} />
        <div className={styles.lines}>
          <p className={styles.rank}>
            {standing !== undefined && <RankLine run={run} own={own} standing={standing} />}
          </p>
          {next && (
            <p className={styles.next}>
              <Plural value={next.points} one={`# point to ${nextName}`} other={`# points to ${nextName}`} />
            </p>
          )}
          {toBeat !== null && (
            <p className={styles.compared}>
              <CodeComparison score={run.score} toBeat={toBeat} />
            </p>
          )}
        </div>
        <div className={styles.figures}>
          <RunFigures run={run} />
        </div>
      </div>
      <div className={styles.rest} data-shown={isCounted}>
        {slowest && second && <SlowestFind find={slowest} onLeave={props.onLeave} />}
        <Takeaways found={takeaways(run.finds)} onLeave={props.onLeave} />
        <ResultsActions
          onAgain={props.onAgain}
          onDemo={props.onDemo}
          onChallenge={props.onChallenge}
          onWatch={props.onWatch}
        >
          <CodeButton onPlay={props.onCode} />
        </ResultsActions>
        {props.code}
      </div>
      {isFresh && isCounted && isTriumph(run, standing) && <Confetti seed={run.setup.seed} />}
    </Stage>
  )
}

/** The best run of the day, or a title that few reach. */
function isTriumph(run: Run, standing: Standing | null | undefined): boolean {
  if (!standing) return false
  return standing.rank === 1 || ['fleetHero', 'legend'].includes(titleOf(run.score))
}
