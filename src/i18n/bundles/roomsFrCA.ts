import type { Messages } from '@lingui/core'
import { messages as insight } from '../locales/insight/fr-CA.po'
import { messages as rules } from '../locales/rules/fr-CA.po'

/** Parts that are small enough to share a file; they load at the same time. */
export const messages: Messages = { ...insight, ...rules }
