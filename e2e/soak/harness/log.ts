import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ToolName, Turn, Walked } from './tool'

export const LOG_FILE = '.cache/soak/walked.jsonl'

/** A seed that a tool has walked. */
export interface Entry extends Walked {
  /** Hash of the build. */
  build: string
  tool: ToolName
  seed: number
  /** By the clock. */
  seconds: number
}

/** What was walked with a build, a line of JSON each: a run that was interrupted goes on behind the last. */
export class WalkLog {
  private readonly entries: Entry[]

  constructor(
    private readonly build: string,
    private readonly file = LOG_FILE,
  ) {
    this.entries = read(file).filter((entry) => entry.build === build)
  }

  /** Everything that was walked with this build, oldest first. */
  all(): readonly Entry[] {
    return this.entries
  }

  of(tool: ToolName): Entry[] {
    return this.entries.filter((entry) => entry.tool === tool)
  }

  seedsOf(tool: ToolName): ReadonlySet<number> {
    return new Set(this.of(tool).map(({ seed }) => seed))
  }

  add(walked: Omit<Entry, 'build'>): void {
    const entry = { build: this.build, ...walked }
    this.entries.push(entry)
    mkdirSync(dirname(this.file), { recursive: true })
    // The line before may be half a one.
    appendFileSync(this.file, `\n${JSON.stringify(entry)}`)
  }

  /** A tool's turn whose seeds are written down here with the seconds from `next` to `done`. */
  turn(tool: ToolName, { next, isOver }: Pick<Turn, 'next' | 'isOver'>, now = Date.now): Turn {
    const began = new Map<number, number>()
    return {
      isOver,
      next: () => {
        const seed = next()
        if (seed !== null) began.set(seed, now())
        return seed
      },
      done: (seed, walked) => {
        const seconds = (now() - (began.get(seed) ?? now())) / 1_000
        this.add({ tool, seed, seconds, ...walked })
      },
    }
  }
}

function read(file: string): Entry[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap((line): Entry[] => {
    try {
      return [JSON.parse(line) as Entry]
    } catch {
      // A run that was killed may have left half a line.
      return []
    }
  })
}
