import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ToolName, Walked } from './tool'

export const MEMORY_FILE = '.cache/soak/walked.jsonl'

/** A seed that a tool has walked. */
export interface Entry extends Walked {
  /** Hash of the build. */
  build: string
  tool: ToolName
  seed: number
  /** By the clock. */
  seconds: number
}

/** What was walked with a build, a line of JSON each: a soak that was interrupted goes on behind the last. */
export class Memory {
  private readonly entries: Entry[]

  constructor(
    private readonly build: string,
    private readonly file = MEMORY_FILE,
  ) {
    this.entries = read(file).filter((entry) => entry.build === build)
  }

  /** Everything that was walked with this build, oldest first. */
  all(): readonly Entry[] {
    return this.entries
  }

  seedsOf(tool: ToolName): ReadonlySet<number> {
    return new Set(this.entries.filter((entry) => entry.tool === tool).map(({ seed }) => seed))
  }

  add(walked: Omit<Entry, 'build'>): void {
    const entry = { build: this.build, ...walked }
    this.entries.push(entry)
    mkdirSync(dirname(this.file), { recursive: true })
    // The line before may be half a one.
    appendFileSync(this.file, `\n${JSON.stringify(entry)}`)
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
      // A soak that was killed may have left half a line.
      return []
    }
  })
}
