import { Trans } from '@lingui/react/macro'

/** How many of how many rows are shown. */
export function Showing({ shown, all }: { shown: number; all: number }) {
  return (
    <Trans>
      Showing {shown} of {all}
    </Trans>
  )
}
