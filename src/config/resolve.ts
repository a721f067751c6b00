import * as v from 'valibot'
import { type ConfigGaps, DEFAULT_CONFIG, type KioskConfig } from '#domain/device/config'
import { CONFIG_KEYS } from './schema'

type Checked = v.GenericSchema | { [key: string]: Checked }
type Values = Record<string, unknown>

export interface ResolvedConfig {
  config: KioskConfig
  /** A line for staff for each key that was refused, or is missing and has no default. */
  problems: string[]
  /** The same by name, and what holds by default. */
  gaps: ConfigGaps
}

/** What was found wrong or missing while a file was read. */
interface Findings {
  problems: string[]
  defaults: string[]
  refused: string[]
}

/**
 * A configuration out of what a file says, key by key (docs/decisions.md D37): a missing key has its
 * default, a wrong one keeps its last good value and is named. Where records go has no default, so a
 * missing one keeps its last good value too. Keys that this build does not know are let through by
 * being ignored, so that a newer file serves it.
 * @param file what was parsed from the file
 * @param lastGood the configuration in force until now; null when there was none
 * @throws Error when the file is not an object
 */
export function resolveConfig(file: unknown, lastGood: KioskConfig | null): ResolvedConfig {
  if (!isObject(file)) throw new Error('config.json: must be an object')
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
      if (value !== undefined && !isObject(value)) refuse(name, 'must be an object')
      const inner = isObject(value) ? value : {}
      return [
        key,
        resolveKeys(schema, inner, (good ?? null) as object | null, fallback as object, `${name}.`, found),
      ]
    }
    const last = good === undefined ? fallback : good
    if (value === undefined) {
      // A key without a default is asked for; any other may be left out.
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

/** The keys of a file that this build does not know, those of its groups as `group.key`. */
export function unknownKeys(file: object, keys: { [key: string]: Checked } = CONFIG_KEYS): string[] {
  return Object.entries(file).flatMap(([key, value]) => {
    const known = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!known) return [key]
    return isSchema(known) || !isObject(value)
      ? []
      : unknownKeys(value, known).map((inner) => `${key}.${inner}`)
  })
}

const isSchema = (checked: Checked): checked is v.GenericSchema =>
  'kind' in checked && checked.kind === 'schema'

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
