import { Trans } from '@lingui/react/macro'
import { asAppError } from '#domain/base/errors'

/** Why a valid file is not used: the device could not store it. */
export function StoreProblemText({ error }: { error: unknown }) {
  return asAppError(error).code === 'storage-full' ? (
    <Trans>There is no space left on this device. Free some up and try again.</Trans>
  ) : (
    <Trans>This device could not read or store the file. Try again.</Trans>
  )
}
