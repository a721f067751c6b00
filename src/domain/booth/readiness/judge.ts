import type { Evidence } from './evidence'
import { judgeAwake, judgeFiles, judgeIcon, judgeSound, judgeStart, judgeSteps, judgeVersion, judgeViewport } from './judgeDevice'
import { judgeClock, judgeConfig, judgeEvent, judgeIds, judgeMetrics, judgeName } from './judgeReporting'
import { judgeData, judgeDatabase, judgeMaps, judgeQueue, judgeStorage } from './judgeStorage'
import type { Check, Proof } from './proofs'

/** The evaluation of each check. */
export const JUDGES: { [Id in Check]: (evidence: Evidence[Id]) => Proof } = {
  icon: judgeIcon,
  version: judgeVersion,
  files: judgeFiles,
  start: judgeStart,
  database: judgeDatabase,
  data: judgeData,
  maps: judgeMaps,
  storage: judgeStorage,
  queue: judgeQueue,
  config: judgeConfig,
  ids: judgeIds,
  name: judgeName,
  event: judgeEvent,
  metrics: judgeMetrics,
  clock: judgeClock,
  awake: judgeAwake,
  viewport: judgeViewport,
  sound: judgeSound,
  steps: judgeSteps,
}
