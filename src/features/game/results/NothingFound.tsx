import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChallengeCode } from '#domain/game/challengeCode'
import type { GameRun, Run } from '#domain/game/gameTypes'
import { CodeButton } from '../code/CodeButton'
import { HowTo } from '../start/HowTo'
import { CodeComparison } from './CodeComparison'
import { NoResult } from './NoResult'
import { RankLine } from './RankLine'
import { ResultsActions, type ResultsActionsProps } from './ResultsActions'

export interface NothingFoundProps
  extends Required<Pick<ResultsActionsProps, 'onAgain' | 'onPractice' | 'onDemo'>> {
  title: string
  run: Run
  /** The stored run; null if it is not stored, undefined until that is read. */
  own: GameRun | null | undefined
  /** The score of the code that was played; null for a run without a code. */
  toBeat: number | null
  onClose: () => void
  onCode: (code: ChallengeCode) => Promise<void>
  side: ReactNode
}

/** After a run without a find, which earns no title and no challenge code: how to play, and another try. */
export function NothingFound({ run, own, toBeat, onCode, ...props }: NothingFoundProps) {
  const { t } = useLingui()
  const { title, side, onClose, onAgain, onPractice, onDemo } = props
  return (
    <NoResult
      title={title}
      onClose={onClose}
      side={side}
      headline={t`Nothing found this time. The map is a good place to begin.`}
      text={
        <>
          <p>{own !== undefined && <RankLine run={run} own={own} standing={null} />}</p>
          {toBeat !== null && (
            <p>
              <CodeComparison score={run.score} toBeat={toBeat} />
            </p>
          )}
        </>
      }
      help={<HowTo />}
    >
      <ResultsActions again={t`Try again`} onAgain={onAgain} onPractice={onPractice} onDemo={onDemo}>
        <CodeButton onPlay={onCode} />
      </ResultsActions>
    </NoResult>
  )
}
