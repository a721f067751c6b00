import type { Challenge } from './challenges'

/** What a run draws its prompts from: all, those of 100 and 150 points, or those of 150 and 250. */
export const DECKS = ['full', 'starter', 'expert'] as const
export type Deck = (typeof DECKS)[number]

/** Why a run is played: only a ranked one is on the leaderboard. */
export type RunKind = 'ranked' | 'practice' | 'staff' | 'challenge'

/** What a run is played by: two runs of one setup meet the same prompts in the same order. */
export interface RunSetup {
  kind: RunKind
  deck: Deck
  /** 20 bits, so that it fits a challenge code. */
  seed: number
  /** Milliseconds; null without a clock. */
  lengthMs: number | null
  /** Prompts that this kiosk or region cannot offer are left out of the deck. */
  available: readonly Challenge[]
}

/** A step of a run, in milliseconds since its start: the log of a run is the list of them. */
export type RunStep =
  /** The visitor came to the screen of the prompt, which puts the hint off once. */
  | { kind: 'progress'; atMs: number }
  | { kind: 'done'; atMs: number }
  | { kind: 'skip'; atMs: number }
  | { kind: 'end'; atMs: number; reason: RunEnd }

export type RunEnd = 'time' | 'finished' | 'stopped' | 'voided'

/** A prompt that was met. */
export interface Find {
  challenge: Challenge
  points: number
  /** Since the prompt appeared, milliseconds. */
  tookMs: number
  /** The hint had appeared, which takes the speed bonus. */
  hinted: boolean
}

/** A run at a moment, derived from its setup and its steps. */
export interface Run {
  setup: RunSetup
  deck: readonly Challenge[]
  steps: readonly RunStep[]
  /** Of the prompt that is shown; the deck's length when it is finished. */
  position: number
  finds: readonly Find[]
  score: number
  /** Finds in a row that the next one continues. */
  streak: number
  bestStreak: number
  skipsLeft: number
  /** When the prompt appeared, milliseconds since the start; after a skip once its lock is over. */
  promptAtMs: number
  /** When the hint appears, milliseconds since the start. */
  hintAtMs: number
  end: RunEnd | null
}

/** What a visitor did in a run, as a ghost repeats it: targets by name, never by pixels. */
export type GhostAct =
  /** `share` is where in the target, of its width and height, for a map or a slider. */
  | { kind: 'press'; atMs: number; target: string; share?: readonly [x: number, y: number] }
  | { kind: 'type'; atMs: number; target: string; text: string }
  /** The address that was shown after what came before it. */
  | { kind: 'address'; atMs: number; address: string }

/** A finished run as it is stored on the device; it is never posted. */
export interface GameRun {
  id: string
  event: string
  /** ISO 8601. */
  startedAt: string
  /** Calendar day in the account's time zone, YYYY-MM-DD. */
  day: string
  /** Pack of demo data that it was played with, and its version. */
  pack: string
  packVersion: number
  setup: RunSetup
  steps: readonly RunStep[]
  score: number
  initials: string | null
  /** Staff took it off the leaderboard; 0 or 1. */
  hidden: 0 | 1
  /** Id of the kiosk that it was played on; absent on that kiosk itself. */
  origin?: string
}

/** The acts of a stored run, in a table of their own so that a leaderboard reads small rows. */
export interface RunActs {
  /** Id of the run. */
  id: string
  acts: readonly GhostAct[]
}
