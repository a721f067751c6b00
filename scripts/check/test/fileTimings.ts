import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { Timing } from './timings'

/** Writes how long each unit test file took: environment, imports and tests. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export
export default class FileTimings implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    writeFileSync('.cache/unit-timings.json', JSON.stringify(modules.map(timingOf)))
  }
}

function timingOf(module: TestModule): Timing {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic()
  const ms = environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration
  return {
    name: relative(process.cwd(), module.moduleId),
    seconds: ms / 1_000,
    cpuSeconds: module.meta().cpuSeconds ?? null,
  }
}
