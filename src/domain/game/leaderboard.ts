import { deckSeed } from './deck'
import type { GameRun } from './gameTypes'
import { RUN_LENGTH_MS } from './points'
import { isRankable } from './rankable'

/** A run with its place on the leaderboard. */
export interface Ranked {
  /** From 1; no two are alike. */
  rank: number
  run: GameRun
  initials: string
  /** Challenges that were found. */
  found: number
  /** What the run took, milliseconds. */
  timeMs: number
}

/** Which leaderboard: of an event, or of one day of it (YYYY-MM-DD). */
export interface LeaderboardScope {
  event: string
  day?: string
}

/**
 * The best run of each initials, the best first (docs/game.md T4): by score, then by more finds, less time and
 * the earlier run. Hidden, unnamed, practice and staff runs are not on it, nor is one that does not replay.
 */
export function leaderboard(runs: readonly GameRun[], scope: LeaderboardScope): Ranked[] {
  const board: Ranked[] = []
  const named = new Set<string>()
  const candidates = runs.filter((run) => run.initials !== null && isInScope(run, scope) && mayCount(run))
  for (const run of candidates.sort(compareRuns)) {
    const { initials } = run
    // Replaying is the dear part: only a run that would get a place is asked for it.
    if (initials === null || named.has(initials) || !isRankable(run)) continue
    named.add(initials)
    board.push({ rank: board.length + 1, run, initials, found: foundIn(run), timeMs: timeOf(run) })
  }
  return board
}

/** Where a run stands among the others, whether it is named yet or not. */
export interface Standing {
  rank: number
  /** The next one above; null for the first. */
  ahead: Ranked | null
  /** Points to that one; 0 when only the tie rules part them. */
  behind: number
  /** Others on the leaderboard. */
  others: number
}

/**
 * Where `run` stands on a leaderboard (docs/game.md T4), named or not, among everybody else's best runs.
 * @returns null for a run that does not count there
 */
export function standingOf(run: GameRun, runs: readonly GameRun[], scope: LeaderboardScope): Standing | null {
  if (!isInScope(run, scope) || !mayCount(run) || !isRankable(run)) return null
  const others = leaderboard(
    runs.filter(({ id, initials }) => id !== run.id && (initials === null || initials !== run.initials)),
    scope,
  )
  const above = others.filter((other) => compareRuns(other.run, run) < 0)
  const ahead = above.at(-1) ?? null
  return {
    rank: above.length + 1,
    ahead,
    behind: ahead ? ahead.run.score - run.score : 0,
    others: others.length,
  }
}

/** Whether a run is of a kind that counts: the event's own, or a code's that is the event's run of the day. */
export function mayCount({ setup, event, day, hidden }: GameRun): boolean {
  const { kind, deck, seed, lengthMs } = setup
  if (hidden === 1 || deck !== 'full' || lengthMs !== RUN_LENGTH_MS) return false
  return kind === 'ranked' || (kind === 'challenge' && seed === deckSeed(event, day))
}

function isInScope(run: GameRun, { event, day }: LeaderboardScope): boolean {
  return run.event === event && (day === undefined || run.day === day)
}

/** The better run first; the id settles what nothing else does. */
function compareRuns(one: GameRun, other: GameRun): number {
  return (
    other.score - one.score ||
    foundIn(other) - foundIn(one) ||
    timeOf(one) - timeOf(other) ||
    compareTexts(one.startedAt, other.startedAt) ||
    compareTexts(one.id, other.id)
  )
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const foundIn = ({ steps }: GameRun): number => steps.filter(({ kind }) => kind === 'done').length

const timeOf = ({ steps }: GameRun): number => steps.at(-1)?.atMs ?? 0
