import * as v from 'valibot'
import type { KioskConfig } from '../domain/kiosk/config'

const httpUrl = v.pipe(
  v.string(),
  v.check(
    (value) => value === '' || /^https?:\/\/[^\s/]+/i.test(value),
    'must be an http(s) address or empty',
  ),
)
const ids = v.optional(
  v.object({
    'en-US': v.optional(v.string()),
    'en-CA': v.optional(v.string()),
    'es-MX': v.optional(v.string()),
    'fr-CA': v.optional(v.string()),
  }),
  {},
)
const byMode = v.optional(v.object({ fleet: ids, dealer: ids, tour: ids }), {})
const positive = v.pipe(v.number(), v.minValue(1), v.maxValue(86_400))

/** Shape of `/config.json`; unknown keys are let through so that a newer file serves an older build. */
export const ConfigSchema = v.object({
  event: v.pipe(v.string(), v.maxLength(200)),
  metricsUrl: v.nullable(httpUrl),
  apiUrl: httpUrl,
  trialUrl: httpUrl,
  features: v.object({
    tour: v.boolean(),
    tripHistory: v.array(v.picklist(['us', 'ca', 'mx'])),
    attract: v.boolean(),
    remoteCommands: v.picklist(['inactive', 'simulated']),
  }),
  idle: v.object({ afterSeconds: positive, countdownSeconds: positive }),
  activationIds: v.object({ web: byMode, ipad: byMode }),
})

/**
 * Validates what was fetched.
 * @throws Error naming the first wrong field
 */
export function parseConfig(value: unknown): KioskConfig {
  const result = v.safeParse(ConfigSchema, value)
  if (result.success) return result.output as KioskConfig
  const [issue] = result.issues
  throw new Error(`${v.getDotPath(issue) ?? 'config.json'}: ${issue.message}`)
}
