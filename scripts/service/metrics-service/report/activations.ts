import * as v from 'valibot'
import { parseJson } from '#domain/base/unknownValue'
import type { ActivationIds } from '#domain/device/config'
import { CONFIG_KEYS } from '../../../../src/config/schema'

/** What the kiosks' configuration says about the event (docs/contracts.md C4). */
export interface EventConfig {
  /** Empty when it has no name. */
  event: string
  /** Undefined when there are none: ids are then shown as they are. */
  activationIds: ActivationIds | undefined
}

export const DIMENSIONS = ['language', 'mode', 'device'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** What each activation id stands for, dimension by dimension. */
export type ActivationLabels = Record<Dimension, Readonly<Record<string, string>>>

/** What the product does in a mode (docs/contracts.md C4): both demos of Welcome are the guided one. */
const MODES: Record<string, string> = {
  tour: 'Guided demo',
  fleet: 'Fleet Hero, or no demo chosen',
  dealer: 'Dealer demo',
}
const DEVICES: Record<string, string> = { web: 'Browser', ipad: 'iPad' }
const SHARED = 'Several (one id for all of them)'

/** Reads the text of a `config.json`; whatever is wrong in it counts as missing. */
export function readEventConfig(text: string): EventConfig {
  const config = v.safeParse(v.looseObject({}), parseJson(text))
  const values: Record<string, unknown> = config.success ? config.output : {}
  const event = v.safeParse(CONFIG_KEYS.event, values.event)
  const ids = v.safeParse(CONFIG_KEYS.activationIds, values.activationIds)
  return {
    event: event.success ? event.output : '',
    activationIds: ids.success ? (ids.output as ActivationIds) : undefined,
  }
}

/** Turns the configuration round: from an id to its language, mode and kind of device. */
export function activationLabels(ids: ActivationIds | undefined): ActivationLabels {
  const labels = { language: new Map(), mode: new Map(), device: new Map() } as Record<
    Dimension,
    Map<string, string>
  >
  const note = (dimension: Dimension, id: string, label: string) => {
    const known = labels[dimension].get(id)
    labels[dimension].set(id, known === undefined || known === label ? label : SHARED)
  }
  for (const [device, byMode] of Object.entries(ids ?? {})) {
    for (const [mode, byLanguage] of Object.entries(byMode)) {
      for (const [language, id] of Object.entries(byLanguage)) {
        if (!id) continue
        note('language', id, languageName(language))
        note('mode', id, MODES[mode] ?? mode)
        note('device', id, DEVICES[device] ?? device)
      }
    }
  }
  return {
    language: Object.fromEntries(labels.language),
    mode: Object.fromEntries(labels.mode),
    device: Object.fromEntries(labels.device),
  }
}

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })
const languageName = (language: string) => names.of(language) ?? language
