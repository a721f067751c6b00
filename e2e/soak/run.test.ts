import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { WalkLog } from './harness/log'
import type { Tool, ToolName, Turn } from './harness/tool'
import { runSoak, type SoakOptions } from './run'

const folder = mkdtempSync(join(tmpdir(), 'pharos-soak-run-'))
let files = 0
const newLog = () => new WalkLog('a', join(folder, `${files++}.jsonl`))

/** A clock that only moves when a tool works. */
let clock = 0
const tool = (name: ToolName, seconds: number, more: Partial<Tool> = {}): Tool => ({
  name,
  unit: 'steps',
  missing: () => null,
  async walk({ next, done }: Turn) {
    for (let seed = next(); seed !== null; seed = next()) {
      clock += seconds * 1_000
      done(seed, { count: 1, findings: [] })
    }
  },
  ...more,
})

async function run(tools: readonly Tool[], options: Partial<SoakOptions> & { minutes: number }) {
  const log = options.log ?? newLog()
  clock = 0
  await runSoak(tools, { log, onWalked: () => {}, now: () => clock, ...options })
  const count = (name: ToolName) => log.all().filter((entry) => entry.tool === name).length
  return { log, count, minutes: clock / 60_000 }
}

it('gives every tool the same time', async () => {
  const { count, minutes } = await run([tool('monkey', 10), tool('starts', 2), tool('day', 50)], {
    minutes: 15,
  })
  expect([count('monkey'), count('starts'), count('day')]).toEqual([30, 150, 6])
  expect(minutes).toBe(15)
})

it('reaches every tool, also when the time is too short for them', async () => {
  const { count } = await run([tool('monkey', 600), tool('starts', 2), tool('day', 50)], { minutes: 5 })
  expect([count('monkey'), count('starts'), count('day')]).toEqual([1, 1, 1])
})

it('gives the time of a tool that has walked everything to the others', async () => {
  const few = tool('neighbors', 10, { seeds: 3 })
  let turns = 0
  const walk = (turn: Turn) => {
    turns += 1
    return few.walk(turn)
  }
  const tools = [{ ...few, walk }, tool('starts', 60)]
  const { count, log, minutes } = await run(tools, { minutes: 120 })
  expect([...log.seedsOf('neighbors')]).toEqual([0, 1, 2])
  expect(count('starts')).toBe(120)
  expect(minutes).toBe(120.5)
  expect(turns).toBe(1)

  const again = await run(tools, { minutes: 10, log })
  expect(again.count('neighbors')).toBe(3)
})

it('never walks a seed twice, and one that is asked for once', async () => {
  const { log } = await run([tool('monkey', 1)], { minutes: 2, random: () => 0.5 })
  expect(log.seedsOf('monkey').size).toBe(120)
  const asked = await run([tool('monkey', 1), tool('starts', 1)], { minutes: 2, seed: 500_000, log })
  expect(asked.log.all().slice(120)).toMatchObject([
    { tool: 'monkey', seed: 500_000 },
    { tool: 'starts', seed: 500_000 },
  ])
})

it('counts a tool that fails as a finding, and goes on', async () => {
  const failing = tool('monkey', 1, {
    walk: async ({ next }) => {
      throw new Error(`no browser for ${next()}`)
    },
  })
  const { log, count } = await run([failing, tool('starts', 60)], { minutes: 2, random: () => 0.25 })
  const [{ findings } = { findings: [] }] = log.all()
  expect(findings).toEqual([
    {
      sentence: 'The tool ended: no browser for 250000',
      repeat: 'npm run soak -- --only monkey --seed 250000',
      files: [],
    },
  ])
  expect(count('starts')).toBe(2)
})
