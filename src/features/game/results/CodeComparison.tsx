import { Plural, Trans } from '@lingui/react/macro'

/** A score compared with that of the challenge code that was played. */
export function CodeComparison({ score, toBeat }: { score: number; toBeat: number }) {
  const ahead = score - toBeat
  if (ahead === 0) return <Trans>A tie: exactly the challenge score</Trans>
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
