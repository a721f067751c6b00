import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Check } from '#domain/booth/readiness/checkResults'
import type { StaffStep } from '#domain/booth/readiness/steps'

/** Name of each check, worded for a good result. */
export const CHECK_NAMES: Record<Check, MessageDescriptor> = {
  icon: msg`Opened from the icon`,
  version: msg`Right version`,
  files: msg`Every file present`,
  start: msg`Cold start works`,
  database: msg`Database works`,
  data: msg`Demo data complete`,
  maps: msg`Maps complete`,
  storage: msg`Storage protected`,
  queue: msg`Queue healthy`,
  config: msg`Configuration read`,
  ids: msg`Activation ids`,
  name: msg`Device name`,
  event: msg`Event confirmed`,
  metrics: msg`Metrics reachable`,
  clock: msg`Clock`,
  awake: msg`Screen stays awake`,
  viewport: msg`Viewport`,
  sound: msg`Sound`,
  steps: msg`Staff steps`,
}

/** Manual steps for staff. */
export const STEP_NAMES: Record<StaffStep, MessageDescriptor> = {
  guidedAccess: msg`Guided Access on`,
  autoLock: msg`Auto-Lock never`,
  brightness: msg`Brightness full`,
  charger: msg`Charger plugged in`,
  lowPower: msg`Low Power Mode off`,
}
