import { summaryLine } from '../page'
import { buildHash } from './build'
import { type Entry, WalkLog } from './log'
import type { WalkOptions } from './options'
import type { Tool } from './tool'

export interface Command {
  tool: Tool
  /** Whether a seed that was walked before is left out of a resumed run. */
  isDone?: (entry: Entry) => boolean
  /** Lines about everything that the tool walked with this build. */
  report?: (entries: readonly Entry[]) => readonly string[]
}

/** Walks the seeds of a command, several at a time. @returns number of those seeds that have findings */
export async function runCommand(
  { tool, isDone = () => true, report = () => [] }: Command,
  { seeds, minutes, resume, parallel, summary }: WalkOptions,
): Promise<number> {
  const { name, unit } = tool
  const build = buildHash()
  const log = new WalkLog(build)
  const before = log.of(name)
  const missing = summary ? null : tool.missing()
  if (missing) {
    console.error(`${name} not run: ${missing}`)
    return 1
  }
  const done = new Set((resume ? before.filter(isDone) : []).map(({ seed }) => seed))
  const left = summary ? [] : seeds.filter((seed) => !done.has(seed))
  const end = Date.now() + minutes * 60_000
  const isOver = () => Date.now() > end
  const turn = log.turn(name, {
    next: () => (isOver() ? null : (left.shift() ?? null)),
    // A walk of steps is taken to its end, or its seed would have to be walked again.
    isOver: () => unit === 'visits' && isOver(),
  })
  if (left.length > 0) await Promise.all(Array.from({ length: parallel }, () => tool.walk(turn)))

  const all = log.of(name)
  const now = all.slice(before.length)
  for (const line of report(all)) console.log(line)
  console.log(summaryLine({ tools: [{ ...tool, missing: null }], now }, name))
  const asked = new Set(seeds)
  const found = (resume || summary ? all : now).filter(
    ({ seed, findings }) => asked.has(seed) && findings.length > 0,
  )
  const failing = [...new Set(found.map(({ seed }) => seed))]
  console.log(`build ${build}: ${left.length} seeds left, with findings: ${failing.join(', ') || 'none'}`)
  return failing.length
}
