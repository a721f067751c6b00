import type { Messages } from '@lingui/core'
import { messages as account } from '../locales/account/en.po'
import { messages as play } from '../locales/play/en.po'

/** Parts that are small enough to share a file; they load at the same time. */
export const messages: Messages = { ...account, ...play }
