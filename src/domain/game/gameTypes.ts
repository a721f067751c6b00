import type { Challenge } from './challenges'

/** Which prompts a run draws from: all, those of 100 and 150 points, or those of 150 and 250. */
export const DECKS = ['full', 'starter', 'expert'] as const
export type Deck = (typeof DECKS)[number]

/** Bits of a deck's seed, so that it fits a challenge code. */
export const SEED_BITS = 20

/** Why a run is played: only a ranked one is on the leaderboard. */
export type RunKind = 'ranked' | 'practice' | 'staff' | 'challenge'

/** Determines the prompts of a run: two runs with the same setup have the same prompts in the same order. */
export interface RunSetup {
  kind: RunKind
  deck: Deck
  /** Of `SEED_BITS` bits. */
  seed: number
  /** Milliseconds; null without a clock. */
  lengthMs: number | null
  /** Prompts that this kiosk or region cannot offer are left out of the deck. */
  available: readonly Challenge[]
}

/** A step of a run, in milliseconds since its start: the log of a run is the list of them. */
export type RunStep =
  /** The visitor arrived at the screen of the prompt, which delays the hint once. */
  | { kind: 'progress'; atMs: number }
  | { kind: 'done'; atMs: number }
  | { kind: 'skip'; atMs: number }
  | { kind: 'end'; atMs: number; reason: RunEnd }

export type RunEnd = 'time' | 'finished' | 'stopped' | 'voided'

/** A prompt that was solved. */
export interface Find {
  challenge: Challenge
  points: number
  /** Since the prompt appeared, milliseconds. */
  tookMs: number
  /** The hint had appeared, which forfeits the speed bonus. */
  hinted: boolean
}

/** State of a run, derived from its setup and its steps. */
export interface Run {
  setup: RunSetup
  deck: readonly Challenge[]
  steps: readonly RunStep[]
  /** Index of the current prompt; the deck's length when it is finished. */
  position: number
  finds: readonly Find[]
  score: number
  /** Number of consecutive finds before the next one. */
  streak: number
  bestStreak: number
  skipsLeft: number
  /** When the prompt appeared, milliseconds since the start; after a skip, the end of its lock. */
  promptAtMs: number
  /** When the hint appears, milliseconds since the start. */
  hintAtMs: number
  end: RunEnd | null
}

/** What a visitor did in a run, for a ghost to repeat: targets by name, never by pixels. */
export type GhostAct =
  /** `share` is the position in the target, as a share of its width and height, for a map or a slider. */
  | { kind: 'press'; atMs: number; target: string; share?: readonly [x: number, y: number] }
  | { kind: 'type'; atMs: number; target: string; text: string }
  /** The address that was shown after the acts before it. */
  | { kind: 'address'; atMs: number; address: string }

/** A finished run as it is stored on the device; it is never posted. */
export interface GameRun {
  id: string
  event: string
  /** ISO 8601. */
  startedAt: string
  /** Calendar day in the account's time zone, YYYY-MM-DD. */
  day: string
  /** Pack of demo data with which it was played, and its version. */
  pack: string
  packVersion: number
  setup: RunSetup
  steps: readonly RunStep[]
  score: number
  initials: string | null
  /** Staff removed it from the leaderboard; 0 or 1. */
  hidden: 0 | 1
  /** Id of the kiosk on which it was played; undefined on that kiosk itself. */
  origin?: string
}

/** The acts of a stored run, in a separate table so that a leaderboard reads small rows. */
export interface RunActs {
  id: string
  acts: readonly GhostAct[]
}
