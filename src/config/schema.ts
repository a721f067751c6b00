import * as v from 'valibot'
import { HANDOFF_PAGE_CHARACTERS } from '#domain/device/config'
import { IDLE_LIMITS } from '#domain/device/deviceSettings'
import { parseHttpAddress } from '#domain/device/httpAddress'

const httpUrl = v.pipe(
  v.string(),
  v.check(
    (value) => value === '' || parseHttpAddress(value) !== null,
    'must be a whole http(s) address or empty',
  ),
)
/** Paths are appended to it. */
const baseUrl = v.pipe(httpUrl, v.regex(/^[^?#]*$/, 'must have no ? or # in it'))
/** Short and plain enough to leave space for a summary in a QR code (docs/booth.md B10). */
const handoffUrl = v.pipe(
  httpUrl,
  v.maxLength(HANDOFF_PAGE_CHARACTERS, 'must be short, or no QR code holds a summary behind it'),
  v.regex(/^[\w.~:/?#@!$&()*+,;=%-]*$/, 'must have its special characters escaped'),
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
const idleSeconds = v.pipe(v.number(), v.minValue(IDLE_LIMITS[0]), v.maxValue(IDLE_LIMITS[1]))

/**
 * Schema of each key of `/config.json` (docs/contracts.md C4). Keys are checked one by one, so that an
 * invalid one does not affect the others (docs/decisions.md D37).
 */
export const CONFIG_KEYS = {
  event: v.pipe(v.string(), v.maxLength(200)),
  metricsUrl: v.nullable(baseUrl),
  apiUrl: baseUrl,
  trialUrl: httpUrl,
  handoffUrl,
  resetStaffPin: v.pipe(v.string(), v.maxLength(40)),
  features: {
    tour: v.boolean(),
    tripHistory: v.array(v.picklist(['us', 'ca', 'mx'])),
    attract: v.boolean(),
    remoteCommands: v.picklist(['inactive', 'simulated']),
  },
  idle: { afterSeconds: idleSeconds, countdownSeconds: idleSeconds },
  activationIds: v.object({ web: byMode, ipad: byMode }),
}
