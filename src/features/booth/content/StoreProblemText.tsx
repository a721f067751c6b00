import { Trans } from '@lingui/react/macro'
import { asAppError } from '#domain/base/errors'

/** Why a sound file is not in use: the device could not keep it. */
export function StoreProblemText({ error }: { error: unknown }) {
  return asAppError(error).code === 'storage-full' ? (
    <Trans>There is no room left on this device. Free some and try again.</Trans>
  ) : (
    <Trans>This device could not read or store the file. Try again.</Trans>
  )
}
