import type { Check, CheckResult } from './checkResults'
import {
  evaluateAwake,
  evaluateFiles,
  evaluateIcon,
  evaluateSound,
  evaluateStart,
  evaluateSteps,
  evaluateVersion,
  evaluateViewport,
} from './evaluateDevice'
import {
  evaluateClock,
  evaluateConfig,
  evaluateEvent,
  evaluateIds,
  evaluateMetrics,
  evaluateName,
} from './evaluateReporting'
import {
  evaluateData,
  evaluateDatabase,
  evaluateMaps,
  evaluateQueue,
  evaluateStorage,
} from './evaluateStorage'
import type { Evidence } from './evidence'

/** The evaluation of each check. */
export const EVALUATORS: { [Id in Check]: (evidence: Evidence[Id]) => CheckResult } = {
  icon: evaluateIcon,
  version: evaluateVersion,
  files: evaluateFiles,
  start: evaluateStart,
  database: evaluateDatabase,
  data: evaluateData,
  maps: evaluateMaps,
  storage: evaluateStorage,
  queue: evaluateQueue,
  config: evaluateConfig,
  ids: evaluateIds,
  name: evaluateName,
  event: evaluateEvent,
  metrics: evaluateMetrics,
  clock: evaluateClock,
  awake: evaluateAwake,
  viewport: evaluateViewport,
  sound: evaluateSound,
  steps: evaluateSteps,
}
