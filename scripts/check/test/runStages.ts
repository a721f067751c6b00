import type { Output } from './outputs'
import { runStage, type StageResult, skippedStage } from './runStage'
import { LANES, type Requirement, type Stage } from './stages'

/**
 * Runs the stages of each lane one after another, and the lanes beside each other. A stage that needs the build
 * waits for it, and is left out when it failed.
 * @returns the results in the order of the stages
 */
export async function runStages(
  stages: readonly Stage[],
  missing: ReadonlySet<Requirement>,
  env: NodeJS.ProcessEnv,
  open: () => Output,
): Promise<StageResult[]> {
  const results = new Map<Stage, StageResult>()
  const unmet = new Set(missing)
  const build = stages.find(({ name }) => name === 'build')
  let hasBuilt = () => {}
  const built = build
    ? new Promise<void>((resolve) => {
        hasBuilt = resolve
      })
    : Promise.resolve()

  const runLane = async (lane: readonly Stage[]): Promise<void> => {
    for (const stage of lane) {
      if (stage.needs.includes('build')) await built
      const result = skippedStage(stage, unmet) ?? (await runStage(stage, env, open()))
      results.set(stage, result)
      if (stage !== build) continue
      if (result.counts.failed > 0) unmet.add('build')
      hasBuilt()
    }
  }
  const ofLane = (wanted: Stage['lane']) => stages.filter(({ lane }) => lane === wanted)
  await Promise.all(LANES.map((lane) => runLane(ofLane(lane))))
  return stages.flatMap((stage) => results.get(stage) ?? [])
}
