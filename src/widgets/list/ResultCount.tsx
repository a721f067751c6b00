import { Trans } from '@lingui/react/macro'

export interface ShowingProps {
  shown: number
  all: number
  /** The list is limited to this number of rows. */
  isFirst?: boolean
}

/** "Showing 8 of 48". */
export function ResultCount({ shown, all, isFirst = false }: ShowingProps) {
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
