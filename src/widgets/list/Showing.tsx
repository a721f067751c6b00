import { Trans } from '@lingui/react/macro'

export interface ShowingProps {
  shown: number
  all: number
  /** The list ends after so many, whatever is searched. */
  isFirst?: boolean
}

/** How many of how many rows are shown. */
export function Showing({ shown, all, isFirst = false }: ShowingProps) {
  return isFirst ? (
    <Trans>
      Showing the first {shown} of {all}
    </Trans>
  ) : (
    <Trans>
      Showing {shown} of {all}
    </Trans>
  )
}
