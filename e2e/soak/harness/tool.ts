export const TOOL_NAMES = [
  'monkey',
  'starts',
  'webkit',
  'day',
  'visits',
  'neighbors',
  'webkit-starts',
  'webkit-presses',
] as const
export type ToolName = (typeof TOOL_NAMES)[number]

/** A fault that a tool found. */
export interface Finding {
  sentence: string
  /** Command that makes it again. */
  repeat: string
  /** Trails, pictures and logs of it, as paths from the root of the repository. */
  files: readonly string[]
}

/** What became of a seed. */
export interface Walked {
  /** Steps, presses, starts or visits. */
  count: number
  findings: readonly Finding[]
  /** What the tool keeps of it for its own report, as JSON. */
  detail?: unknown
}

/** The time that a tool has, and its seeds. */
export interface Turn {
  /** A seed to walk; null when the time is up, or when there is no other seed. */
  next(): number | null
  /** Whether the time is up: a walk that can end anywhere ends. */
  isOver(): boolean
  done(seed: number, walked: Walked): void
}

/** A program that looks for faults by seed. */
export interface Tool {
  name: ToolName
  /** What it counts. */
  unit: 'steps' | 'presses' | 'starts' | 'visits'
  /** Number of its seeds, from 0, where they are not drawn. */
  seeds?: number
  /** What it needs and this machine lacks; null when it can run. */
  missing(): string | null
  /** Walks the seeds of a turn; a turn may be walked several times at once. @throws Error when it cannot go on */
  walk(turn: Turn): Promise<void>
}
