import type { WalkLog } from './harness/log'
import type { Tool } from './harness/tool'
import { newSeed, roundsOf, shareMs } from './plan'

export interface SoakOptions {
  minutes: number
  /** Walks this seed with each tool, whether it was walked or not, and to its end. */
  seed?: number | undefined
  log: WalkLog
  /** Called after each seed. */
  onWalked: () => void
  /** From 0 to 1. */
  random?: () => number
  /** Milliseconds. */
  now?: () => number
}

/** Gives every tool a turn in each round, and its seeds, until the minutes are over. */
export async function runSoak(tools: readonly Tool[], options: SoakOptions): Promise<void> {
  const { minutes, seed, now = Date.now } = options
  const end = now() + minutes * 60_000
  const rounds = seed === undefined ? roundsOf(minutes) : 1
  let able = [...tools]
  for (let round = 0; round < rounds; round += 1) {
    const turns = [...able]
    for (const [at, tool] of turns.entries()) {
      const left = end - now()
      if (round > 0 && left <= 0) return
      const turnsLeft = turns.length - at + (rounds - round - 1) * able.length
      const hasMore = await oneTurn(tool, now() + shareMs(left, turnsLeft), options)
      if (!hasMore) able = able.filter((other) => other !== tool)
    }
  }
}

/** @returns false when the tool has no further seed, or cannot go on */
async function oneTurn(tool: Tool, until: number, options: SoakOptions): Promise<boolean> {
  const { log, onWalked, seed: asked, random = Math.random, now = Date.now } = options
  let current: number | null = null
  let isFirst = true
  let hasMore = true
  const isOver = () => asked === undefined && now() >= until
  const turn = log.turn(
    tool.name,
    {
      isOver,
      next() {
        // However short the turn is, it reaches the tool.
        if (!isFirst && (isOver() || asked !== undefined)) return null
        isFirst = false
        current = asked ?? newSeed(log.seedsOf(tool.name), random, tool.seeds)
        hasMore = current !== null
        return current
      },
    },
    now,
  )
  const done: typeof turn.done = (seed, walked) => {
    turn.done(seed, walked)
    onWalked()
  }
  try {
    await tool.walk({ ...turn, done })
    return hasMore
  } catch (error) {
    const sentence = `The tool ended: ${error instanceof Error ? error.message : String(error)}`
    const repeat = `npm run soak -- --only ${tool.name}${current === null ? '' : ` --seed ${current}`}`
    done(current ?? -1, { count: 0, findings: [{ sentence, repeat, files: [] }] })
    return true
  }
}
