import { deckSeed } from './deck'
import type { GameRun } from './gameTypes'
import { RUN_LENGTH_MS } from './points'
import { isRankable } from './rankable'

/** Places that a leaderboard shows. */
export const BOARD_PLACES = 10

/** Unsigned runs on a leaderboard; those after them get a place by being signed (docs/decisions.md D47). */
export const MOST_UNSIGNED = 3

/** A run with its place on the leaderboard. */
export interface Ranked<Run extends GameRun = GameRun> {
  /** From 1; no two are alike. */
  rank: number
  run: Run
  /** Challenges that were found, at least one. */
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
 * The best run of each initials and the three best unsigned ones, the best first (docs/game.md T4, docs/decisions.md
 * D47): by score, then by more finds, less time and the earlier run. Hidden, practice and staff runs are not on it,
 * nor is one without a find or one that does not replay.
 * @param runs those of the scope that may have a place, such as the ones with the highest scores
 */
export function leaderboard<Run extends GameRun>(
  runs: readonly Run[],
  scope: LeaderboardScope,
): Ranked<Run>[] {
  const board: Ranked<Run>[] = []
  const signed = new Set<string>()
  let unsigned = 0
  for (const run of runs.filter((candidate) => isInScope(candidate, scope)).sort(compareRuns)) {
    const { initials } = run
    const isTaken = initials === null ? unsigned === MOST_UNSIGNED : signed.has(initials)
    // Replaying is the dear part: only a run that would get a place is asked for it.
    if (isTaken || !hasPlace(run)) continue
    if (initials === null) unsigned += 1
    else signed.add(initials)
    board.push({ rank: board.length + 1, run, found: foundIn(run), timeMs: timeOf(run) })
  }
  return board
}

/** Where a run has its place among the others, whether it is signed yet or not. */
export interface Standing {
  rank: number
  /** Points to the next one above, 0 when only the tie rules part them; null for the first. */
  behind: number | null
  /** Points that the next one below is behind; null for the last. */
  lead: number | null
}

/**
 * Where `run` has its place on a leaderboard (docs/game.md T4), signed or not, among everybody else's runs.
 * @param runs those of the scope that may have a place above it, and the next one below
 * @returns null for a run that does not count there
 */
export function standingOf(run: GameRun, runs: readonly GameRun[], scope: LeaderboardScope): Standing | null {
  if (!isInScope(run, scope) || !hasPlace(run)) return null
  const others = leaderboard(
    runs.filter(({ id, initials }) => id !== run.id && (initials === null || initials !== run.initials)),
    scope,
  )
  const above = others.filter((other) => compareRuns(other.run, run) < 0)
  const ahead = above.at(-1)
  const next = others[above.length]
  return {
    rank: above.length + 1,
    behind: ahead ? ahead.run.score - run.score : null,
    lead: next ? run.score - next.run.score : null,
  }
}

/** Whether a run is of a kind that counts: the event's own, or a code's that is the event's run of the day. */
export function mayCount({ setup, event, day, hidden }: GameRun): boolean {
  const { kind, deck, seed, lengthMs } = setup
  if (hidden === 1 || deck !== 'full' || lengthMs !== RUN_LENGTH_MS) return false
  return kind === 'ranked' || (kind === 'challenge' && seed === deckSeed(event, day))
}

/** How many challenges a run found. */
export const foundIn = ({ steps }: Pick<GameRun, 'steps'>): number =>
  steps.filter(({ kind }) => kind === 'done').length

const hasPlace = (run: GameRun): boolean => mayCount(run) && foundIn(run) > 0 && isRankable(run)

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

const timeOf = ({ steps }: GameRun): number => steps.at(-1)?.atMs ?? 0
