import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Live, valueOr } from '#domain/base/live'
import { promptPairs, winnerOf } from '#domain/game/duel'
import type { GameRun } from '#domain/game/gameTypes'
import type { Numbered } from '#domain/game/playerNumber'
import { replayRun } from '#domain/game/run'
import { scoredRun } from '#domain/game/scoredRun'
import { nameRun } from '../../../data/queries/gameRuns'
import { usePlayerName } from '../../../i18n/usePlayerName'
import { Button } from '../../../ui/controls/Button'
import { cx } from '../../../ui/cx'
import { LoadingState } from '../../../ui/feedback/LoadingState'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { Confetti } from '../effects/Confetti'
import { InitialsBadge } from '../InitialsBadge'
import { closeResults, leaveForDemo } from '../playing'
import { ResultsBrand } from '../results/ResultsBrand'
import { Stage } from '../Stage'
import stage from '../Stage.module.css'
import styles from './DuelPage.module.css'
import { PromptTable } from './PromptTable'
import { type Sides, Verdict, Versus } from './Versus'

export interface DuelRuns {
  first: Numbered<GameRun>
  second: Numbered<GameRun>
}

export interface DuelPageProps {
  title: string
  runs: Live<DuelRuns>
  /** The second run has just ended. */
  isFresh: boolean
  /** Hands the screen over to a player who is to beat this stored run. */
  onHandOver: (runId: string) => void
  onDemo: () => unknown
}

/** Both results of a run that was handed over (docs/game.md T7). */
export function DuelPage({ title, runs, isFresh, onHandOver, onDemo }: DuelPageProps) {
  const { t } = useLingui()
  const nameOf = usePlayerName()
  // What is fresh stays so while it is shown.
  const [wasFresh] = useState(isFresh)
  const head = <ResultsBrand title={title} onClose={closeResults} />
  const known = valueOr(runs, null)
  if (!known)
    return (
      <Stage side={null}>
        {head}
        <LoadingState />
      </Stage>
    )
  const { first, second } = known
  const played = [replayRun(first.setup, first.steps), replayRun(second.setup, second.steps)] as const
  const sideOf = (run: Numbered<GameRun>, at: 0 | 1) => ({
    name: nameOf(run),
    score: run.score,
    found: played[at].finds.length,
    run: played[at],
  })
  const sides: Sides = [sideOf(first, 0), sideOf(second, 1)]
  const winner = winnerOf([first.score, second.score])
  const toSign = runToSign(known)
  return (
    <Stage side={<PromptTable names={[sides[0].name, sides[1].name]} pairs={promptPairs(played)} />}>
      {head}
      <div className={styles.body}>
        <p role="status" className={cx(stage.headline, styles.verdict)}>
          <Verdict sides={sides} />
        </p>
        <Versus sides={sides} />
        {toSign && (
          <InitialsBadge
            key={toSign.id}
            run={toSign}
            taken={(toSign.id === first.id ? second : first).initials}
            asks={false}
            onSave={(letters) => nameRun(toSign.id, letters)}
          />
        )}
      </div>
      <div className={styles.actions}>
        <Button kind="beacon" onClick={() => onHandOver(winner === 1 ? second.id : first.id)}>
          {t`Rematch`}
        </Button>
        <Button kind="plain" onClick={() => leaveForDemo().then(onDemo)}>
          {t`Go to demo`}
          <Icon path={ICONS.arrowRight} />
        </Button>
      </div>
      {wasFresh && winner !== null && <Confetti seed={second.setup.seed} />}
    </Stage>
  )
}

/**
 * The run whose player is asked for initials: the newer one first. What has no place needs no name (docs/decisions.md
 * D47), and initials of the first player are not the second one's to change.
 */
function runToSign({ first, second }: DuelRuns): Numbered<GameRun> | undefined {
  const open = [second, first].filter((run) => scoredRun(run).counts)
  return open.find(({ initials }) => initials === null) ?? open.find(({ id }) => id === second.id)
}
