import type { Messages } from '@lingui/core'
import type { Locale } from '#domain/base/locale'
import { messages as enAccount } from '../locales/account/en.po'
import { messages as enCAAccount } from '../locales/account/en-CA.po'
import { messages as esMXAccount } from '../locales/account/es-MX.po'
import { messages as frCAAccount } from '../locales/account/fr-CA.po'
import { messages as enFirst } from '../locales/first/en.po'
import { messages as enCAFirst } from '../locales/first/en-CA.po'
import { messages as esMXFirst } from '../locales/first/es-MX.po'
import { messages as frCAFirst } from '../locales/first/fr-CA.po'
import { messages as enFleet } from '../locales/fleet/en.po'
import { messages as enCAFleet } from '../locales/fleet/en-CA.po'
import { messages as esMXFleet } from '../locales/fleet/es-MX.po'
import { messages as frCAFleet } from '../locales/fleet/fr-CA.po'
import { messages as enInsight } from '../locales/insight/en.po'
import { messages as enCAInsight } from '../locales/insight/en-CA.po'
import { messages as esMXInsight } from '../locales/insight/es-MX.po'
import { messages as frCAInsight } from '../locales/insight/fr-CA.po'
import { messages as enPlay } from '../locales/play/en.po'
import { messages as enCAPlay } from '../locales/play/en-CA.po'
import { messages as esMXPlay } from '../locales/play/es-MX.po'
import { messages as frCAPlay } from '../locales/play/fr-CA.po'
import { messages as enRules } from '../locales/rules/en.po'
import { messages as enCARules } from '../locales/rules/en-CA.po'
import { messages as esMXRules } from '../locales/rules/es-MX.po'
import { messages as frCARules } from '../locales/rules/fr-CA.po'

const ENGLISH: Messages = { ...enFirst, ...enFleet, ...enAccount, ...enInsight, ...enPlay, ...enRules }

/** Each language with all of its parts. */
export const ALL_MESSAGES: Record<Locale, Messages> = {
  en: ENGLISH,
  'en-CA': {
    ...ENGLISH,
    ...enCAFirst,
    ...enCAFleet,
    ...enCAAccount,
    ...enCAInsight,
    ...enCAPlay,
    ...enCARules,
  },
  'es-MX': { ...esMXFirst, ...esMXFleet, ...esMXAccount, ...esMXInsight, ...esMXPlay, ...esMXRules },
  'fr-CA': { ...frCAFirst, ...frCAFleet, ...frCAAccount, ...frCAInsight, ...frCAPlay, ...frCARules },
}
