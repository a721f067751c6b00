import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppErrorCode } from '#domain/base/errors'

export interface Problem {
  title: MessageDescriptor
  text: MessageDescriptor
  action: MessageDescriptor
}

const TRY_AGAIN = msg`Try again`
const RELOAD = msg`Reload`

/** No screen depends on the product API, so one text serves all errors of a call. */
const SERVICE: Problem = {
  title: msg`The product service did not answer as expected`,
  text: msg`Check the network connection, then try again.`,
  action: TRY_AGAIN,
}

/** Message, advice and button label for each error code, in plain words. */
export const PROBLEMS: Record<AppErrorCode, Problem> = {
  'storage-unavailable': {
    title: msg`This browser blocks stored data`,
    text: msg`The demo stores its data on this device. Turn off private browsing or allow website data, then try again.`,
    action: TRY_AGAIN,
  },
  'storage-lost': {
    title: msg`Storage on this device stopped responding`,
    text: msg`No recorded data was lost. Reload to continue.`,
    action: RELOAD,
  },
  'storage-full': {
    title: msg`This device is out of storage`,
    text: msg`Free up space on the device, then try again. No recorded data was lost.`,
    action: TRY_AGAIN,
  },
  'storage-newer': {
    title: msg`This kiosk was updated in another tab`,
    text: msg`Reload to use the new version.`,
    action: RELOAD,
  },
  'dataset-invalid': {
    title: msg`The demo data could not be read`,
    text: msg`A downloaded file is damaged. Connect this device to a network, then try again.`,
    action: TRY_AGAIN,
  },
  'dataset-missing': {
    title: msg`The demo data is not on this device yet`,
    text: msg`Connect this device to a network, then try again.`,
    action: TRY_AGAIN,
  },
  'catalog-missing': {
    title: msg`This language is not on this device yet`,
    text: msg`Connect this device to a network, then try again.`,
    action: TRY_AGAIN,
  },
  'chunk-missing': {
    title: msg`Part of the app is missing on this device`,
    text: msg`Connect this device to a network, then try again.`,
    action: TRY_AGAIN,
  },
  'api-unauthorized': SERVICE,
  'api-invalid': SERVICE,
  'api-failed': SERVICE,
  'api-unreachable': SERVICE,
  'api-timeout': SERVICE,
  'api-aborted': SERVICE,
  'api-malformed': SERVICE,
  bug: {
    title: msg`This screen could not be displayed`,
    text: msg`Something went wrong. No recorded data was lost.`,
    action: TRY_AGAIN,
  },
}
