import type { Messages } from '@lingui/core'
import { messages as account } from '../locales/account/fr-CA.po'
import { messages as play } from '../locales/play/fr-CA.po'

/** Parts that are small enough to share a file; they load at the same time. */
export const messages: Messages = { ...account, ...play }
