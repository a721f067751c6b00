import * as v from 'valibot'
import { isRecord } from '#domain/base/unknownValue'
import { type ConfigGaps, DEFAULT_CONFIG, type KioskConfig } from '#domain/device/config'
import { CONFIG_KEYS } from './schema'

type Checked = v.GenericSchema | { [key: string]: Checked }
type Values = Record<string, unknown>

export interface ResolvedConfig {
  config: KioskConfig
  /** One line for staff for each key that is invalid, or missing without a default. */
  problems: string[]
  /** The keys by name, with those that use a default. */
  gaps: ConfigGaps
}

/** Problems found while a file was read. */
interface Findings {
  problems: string[]
  defaults: string[]
  refused: string[]
}

/**
 * Resolves a configuration file key by key (docs/decisions.md D37): a missing key gets its default, an
 * invalid one keeps its last valid value and is reported. Where records go has no default, so a missing key
 * keeps its last valid value too. Unknown keys are ignored, so that a newer file works.
 * @param file the parsed file
 * @param lastGood the previous configuration; null if there was none
 * @throws Error when the file is not an object
 */
export function resolveConfig(file: unknown, lastGood: KioskConfig | null): ResolvedConfig {
  if (!isRecord(file)) throw new Error('config.json: must be an object')
  const found: Findings = { problems: [], defaults: [], refused: [] }
  const config = resolveKeys(CONFIG_KEYS, file, lastGood, DEFAULT_CONFIG, '', found)
  const { problems, ...gaps } = found
  return { config: config as unknown as KioskConfig, problems, gaps }
}

function resolveKeys(
  keys: { [key: string]: Checked },
  file: Values,
  lastGood: object | null,
  defaults: object,
  path: string,
  found: Findings,
): Values {
  const refuse = (name: string, why: string) => {
    found.problems.push(`${name}: ${why}`)
    found.refused.push(name)
  }
  const read = (values: object | null, key: string) => (values as Values | null)?.[key]
  const entries = Object.entries(keys).map(([key, schema]): [string, unknown] => {
    const name = `${path}${key}`
    const [value, good, fallback] = [file[key], read(lastGood, key), read(defaults, key)]
    if (!isSchema(schema)) {
      if (value !== undefined && !isRecord(value)) refuse(name, 'must be an object')
      const inner = isRecord(value) ? value : {}
      return [
        key,
        resolveKeys(schema, inner, (good ?? null) as object | null, fallback as object, `${name}.`, found),
      ]
    }
    const last = good === undefined ? fallback : good
    if (value === undefined) {
      // A key without a default is required; any other is optional.
      if (fallback === undefined) refuse(name, 'is missing')
      else found.defaults.push(name)
      return [key, fallback === undefined ? last : fallback]
    }
    const result = v.safeParse(schema, value)
    if (result.success) return [key, result.output]
    const [issue] = result.issues
    refuse([name, v.getDotPath(issue)].filter(Boolean).join('.'), issue.message)
    return [key, last]
  })
  return Object.fromEntries(entries)
}

/** The keys of a file that this build does not have; those of its groups as `group.key`. */
export function unknownKeys(file: object, keys: { [key: string]: Checked } = CONFIG_KEYS): string[] {
  return Object.entries(file).flatMap(([key, value]) => {
    const known = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!known) return [key]
    return isSchema(known) || !isRecord(value)
      ? []
      : unknownKeys(value, known).map((inner) => `${key}.${inner}`)
  })
}

const isSchema = (checked: Checked): checked is v.GenericSchema =>
  'kind' in checked && checked.kind === 'schema'
