import type { Locale } from '#domain/base/locale'
import type { ActivationMode } from '#domain/device/config'

/**
 * The checks behind "Ready to unplug", in the order in which they run (docs/booth.md B4): quick ones that
 * fail most often first.
 */
export const CHECKS = [
  'icon',
  'version',
  'files',
  'start',
  'database',
  'data',
  'maps',
  'storage',
  'queue',
  'config',
  'ids',
  'name',
  'event',
  'metrics',
  'clock',
  'awake',
  'viewport',
  'sound',
  'steps',
] as const
export type Check = (typeof CHECKS)[number]

/** `warn`: ready, but staff should know. `unknown`: could not be determined, so nothing is proven. */
export type CheckState = 'ok' | 'warn' | 'unknown' | 'bad'

/** The mode and language of an activation id that a record would need. */
export interface IdPlace {
  mode: ActivationMode
  locale: Locale
}

/** Why a check could not be made. */
export type NotKnown = 'no-answer' | 'failed' | 'unsupported' | 'no-network' | 'never' | 'starting'

/** The result of a check, with its figures. */
export type CheckResult =
  | { code: 'icon-app' | 'icon-tab' }
  | { code: 'version-same' | 'version-waiting'; build: string }
  | { code: 'version-other'; build: string; worker: string }
  | { code: 'version-none' | 'version-insecure' }
  | { code: 'files-whole'; files: number; bytes: number }
  | { code: 'files-missing' | 'files-damaged'; names: string[] }
  | { code: 'start-answered'; documents: number; files: number }
  | { code: 'start-lacks'; names: string[] }
  | { code: 'start-network' }
  | { code: 'database-works'; ms: number }
  | { code: 'database-lost' | 'database-full' }
  | { code: 'data-whole'; rows: number; datasets: number; pack: string }
  | { code: 'data-differs'; names: string[] }
  | { code: 'maps-whole'; maps: number; bytes: number }
  | { code: 'maps-missing' }
  | { code: 'maps-damaged'; names: string[] }
  | { code: 'storage-kept' | 'storage-low' | 'storage-open'; freeBytes: number }
  | { code: 'queue-empty'; receiptMs: number | null }
  | { code: 'queue-waiting' | 'queue-old'; pending: number; oldestMs: number; receiptMs: number | null }
  | { code: 'queue-refused'; refused: number; pending: number }
  | { code: 'queue-unresolved'; unresolved: number }
  | { code: 'queue-blocked' | 'queue-unsaved' }
  | { code: 'queue-lost'; lost: number }
  | { code: 'config-read'; source: 'served' | 'kept' | 'by-hand' }
  | { code: 'config-defaults' | 'config-refused' | 'config-lacks'; keys: string[] }
  | { code: 'config-never' }
  | { code: 'ids-known'; ids: number }
  | { code: 'ids-none' }
  | { code: 'ids-untracked' | 'ids-missing'; places: IdPlace[] }
  | { code: 'name-set'; name: string }
  | { code: 'name-open' }
  | { code: 'event-confirmed' | 'event-open' | 'event-shipped'; event: string }
  | { code: 'event-other'; event: string; confirmed: string }
  | { code: 'metrics-answered'; ms: number }
  | { code: 'metrics-earlier'; atMs: number }
  | { code: 'metrics-off' | 'metrics-nowhere' | 'metrics-portal' | 'metrics-blocked' }
  | { code: 'metrics-refuses' | 'metrics-fails'; status: number }
  | { code: 'clock-right' | 'clock-wrong'; offByMs: number; atMs: number }
  | { code: 'clock-back'; atMs: number }
  | { code: 'awake-held' | 'awake-refused' }
  | { code: 'viewport-fits'; width: number; height: number }
  | { code: 'viewport-off'; px: number }
  | { code: 'viewport-zoomed'; percent: number }
  | { code: 'viewport-insets'; px: number }
  | { code: 'sound-off' | 'sound-ready' | 'sound-locked' }
  | { code: 'steps-done'; total: number }
  | { code: 'steps-open'; done: number; total: number }
  | { code: 'not-known'; why: NotKnown }

export type CheckResultCode = CheckResult['code']

/** The state of each finding, which decides the verdict. */
export const RESULT_STATES: Record<CheckResultCode, CheckState> = {
  'icon-app': 'ok',
  'icon-tab': 'bad',
  'version-same': 'ok',
  'version-waiting': 'warn',
  'version-other': 'bad',
  'version-none': 'bad',
  'version-insecure': 'bad',
  'files-whole': 'ok',
  'files-missing': 'bad',
  'files-damaged': 'bad',
  'start-answered': 'ok',
  'start-lacks': 'bad',
  'start-network': 'bad',
  'database-works': 'ok',
  'database-lost': 'bad',
  'database-full': 'bad',
  'data-whole': 'ok',
  'data-differs': 'bad',
  'maps-whole': 'ok',
  'maps-missing': 'bad',
  'maps-damaged': 'bad',
  'storage-kept': 'ok',
  'storage-low': 'bad',
  'storage-open': 'bad',
  'queue-empty': 'ok',
  'queue-waiting': 'ok',
  'queue-old': 'warn',
  'queue-refused': 'warn',
  'queue-unresolved': 'bad',
  'queue-blocked': 'bad',
  'queue-unsaved': 'bad',
  'queue-lost': 'bad',
  'config-read': 'ok',
  'config-defaults': 'warn',
  'config-refused': 'warn',
  'config-lacks': 'bad',
  'config-never': 'bad',
  'ids-known': 'ok',
  'ids-none': 'bad',
  'ids-untracked': 'warn',
  'ids-missing': 'bad',
  'event-confirmed': 'ok',
  'name-set': 'ok',
  'name-open': 'warn',
  'event-open': 'bad',
  'event-shipped': 'warn',
  'event-other': 'bad',
  'metrics-answered': 'ok',
  'metrics-earlier': 'warn',
  'metrics-off': 'warn',
  'metrics-nowhere': 'bad',
  'metrics-portal': 'bad',
  'metrics-blocked': 'bad',
  'metrics-refuses': 'bad',
  'metrics-fails': 'bad',
  'clock-right': 'ok',
  'clock-wrong': 'bad',
  'clock-back': 'bad',
  'awake-held': 'ok',
  'awake-refused': 'bad',
  'viewport-fits': 'ok',
  'viewport-off': 'bad',
  'viewport-zoomed': 'bad',
  'viewport-insets': 'bad',
  'sound-off': 'ok',
  'sound-ready': 'ok',
  'sound-locked': 'bad',
  'steps-done': 'ok',
  'steps-open': 'unknown',
  'not-known': 'unknown',
}
