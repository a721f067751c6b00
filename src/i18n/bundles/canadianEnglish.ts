import type { Messages } from '@lingui/core'
import { messages as account } from '../locales/account/en-CA.po'
import { messages as booth } from '../locales/booth/en-CA.po'
import { messages as first } from '../locales/first/en-CA.po'
import { messages as fleet } from '../locales/fleet/en-CA.po'
import { messages as insight } from '../locales/insight/en-CA.po'
import { messages as play } from '../locales/play/en-CA.po'
import { messages as rules } from '../locales/rules/en-CA.po'

/** What en-CA says otherwise than en (scripts/build/canadianWords.ts), of all parts: it is little. */
export const messages: Messages = { ...first, ...fleet, ...account, ...booth, ...insight, ...play, ...rules }
