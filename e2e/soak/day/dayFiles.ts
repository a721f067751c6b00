import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Interaction } from '#domain/recording/interaction'

/** A visit of the day that is over. */
export interface LoggedVisit {
  visit: number
  walk: string
  fault: string
  ended: boolean
  tookMs: number
  /** Interactions that were told in it. */
  recorded: number
  problems: string[]
}

/** What a day keeps beside the device and the service, a line of JSON each: it can be left and gone on with. */
export interface DayFiles {
  folder: string
  told: Interaction[]
  visits: LoggedVisit[]
  /** Sessions whose page was killed. */
  killed: Set<string>
  tell(row: Interaction): void
  logVisit(visit: LoggedVisit): void
  logKilled(session: string): void
}

/** Where a day is kept, by its seed. */
export const dayFolder = (seed: number) => resolve('.cache/day', `seed-${seed}`)

/** Opens the files of a day by its seed; without `resume` the day begins anew. */
export function dayFiles(seed: number, resume: boolean): DayFiles {
  const folder = dayFolder(seed)
  if (!resume) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  mkdirSync(folder, { recursive: true })
  const file = (name: string) => join(folder, `${name}.jsonl`)
  const append = (name: string, value: unknown) => appendFileSync(file(name), `${JSON.stringify(value)}\n`)
  const told = new Map(readLines<Interaction>(file('told')).map((row) => [row.id, row]))
  const files: DayFiles = {
    folder,
    told: [...told.values()],
    visits: readLines<LoggedVisit>(file('visits')),
    killed: new Set(readLines<string>(file('killed'))),
    tell(row) {
      // What delivery writes to a row afterwards is no news: the first time is when it was recorded.
      if (told.has(row.id)) return
      told.set(row.id, row)
      files.told.push(row)
      append('told', row)
    },
    logVisit(visit) {
      files.visits.push(visit)
      append('visits', visit)
    },
    logKilled(session) {
      files.killed.add(session)
      append('killed', session)
    },
  }
  return files
}

/** A day that was killed may have left half a line. */
function readLines<T>(file: string): T[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line): T[] => {
        try {
          return [JSON.parse(line) as T]
        } catch {
          return []
        }
      })
  } catch {
    return []
  }
}
