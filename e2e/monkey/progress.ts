import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const FILE = '.cache/monkey/seeds.json'

/** A seed that was walked, with its steps, and the signature of what it broke. */
export interface SeedResult {
  steps: number
  seconds: number
  broken: string[]
}

/** Seeds that were walked with a build, kept on disk so that a long run can be made in parts. */
export class Progress {
  private readonly builds: Record<string, Record<string, SeedResult>>

  constructor(private readonly build: string) {
    this.builds = read()
  }

  find(seed: number): SeedResult | undefined {
    return this.builds[this.build]?.[seed]
  }

  save(seed: number, result: SeedResult): void {
    this.builds[this.build] = { ...this.builds[this.build], [seed]: result }
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, `${JSON.stringify(this.builds, null, 1)}\n`)
  }

  /** Steps of all seeds with this build. */
  steps(): number {
    return Object.values(this.builds[this.build] ?? {}).reduce((sum, { steps }) => sum + steps, 0)
  }
}

function read(): Record<string, Record<string, SeedResult>> {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Record<string, SeedResult>>
  } catch {
    return {}
  }
}
