import { Plural, Trans } from '@lingui/react/macro'

/** The score against that of the code that was taken. */
export function CodeComparison({
  score,
  toBeat,
  className,
}: {
  score: number
  toBeat: number
  className?: string | undefined
}) {
  const ahead = score - toBeat
  return (
    <p className={className}>
      {ahead > 0 ? (
        <Trans>
          You beat the challenge by <Plural value={ahead} one="# point" other="# points" />
        </Trans>
      ) : ahead === 0 ? (
        <Trans>A tie: exactly the score of the challenge</Trans>
      ) : (
        <Trans>
          <Plural value={-ahead} one="# point" other="# points" /> short of the challenge
        </Trans>
      )}
    </p>
  )
}
