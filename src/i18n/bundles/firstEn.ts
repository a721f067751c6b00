import type { Messages } from '@lingui/core'
import { messages as account } from '../locales/account/en-CA.po'
import { messages as booth } from '../locales/booth/en-CA.po'
import { messages as english } from '../locales/first/en.po'
import { messages as first } from '../locales/first/en-CA.po'
import { messages as fleet } from '../locales/fleet/en-CA.po'
import { messages as insight } from '../locales/insight/en-CA.po'
import { messages as play } from '../locales/play/en-CA.po'
import { messages as rules } from '../locales/rules/en-CA.po'

/** English of the first screen and the shell. */
export const messages: Messages = english

/** Differences of en-CA from en (scripts/build/canadianWords.ts), of all parts: too small for a separate file. */
export const canadian: Messages = { ...first, ...fleet, ...account, ...booth, ...insight, ...play, ...rules }
