import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { seededRandom } from '#domain/base/seededRandom'
import { toWire } from '#domain/recording/interaction'
import { queuedInteractions } from '../../soak/bench/fixtures/queued'
import { Disk } from './disk'

const RECEIVER = fileURLToPath(new URL('receiver.ts', import.meta.url))
const PARALLEL = 16
/** A cut comes so long after the first confirmed record; the first cut so long after the start on an empty disk. */
const LOAD_MS = { from: 300, to: 4_000 }
const FIRST_START_MS = { from: 500, to: 6_000 }
const START_LIMIT_MS = 120_000

/**
 * `npm run power-cuts`: cuts the power under the metrics service while records arrive, and looks for each confirmed
 * one once the power is back. `--cuts 10`, `--seed 1`, `--no-flush` (a control that has to lose some). Exits 1 when a
 * confirmed record is gone or the database does not open. Needs Linux, root and loop devices.
 */
async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      cuts: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      'no-flush': { type: 'boolean', default: false },
    },
  })
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    console.error('A disk image is mounted for this: run it on Linux, as root.')
    return 1
  }
  const { next: random } = seededRandom(Number(values.seed))
  const between = ({ from, to }: { from: number; to: number }) => from + random() * (to - from)
  const confirmed = new Set<string>()
  let lostInAll = 0
  const disk = new Disk()
  try {
    for (let cut = 1; cut <= Number(values.cuts); cut++) {
      const afterMs = Math.round(between(cut === 1 ? FIRST_START_MS : LOAD_MS))
      const service = new Service(join(disk.folder, 'data'), values['no-flush'])
      try {
        if (cut === 1) await wait(afterMs)
        else await loadFor(await service.url(), afterMs, confirmed)
        disk.cutPower()
      } finally {
        await service.kill()
      }
      disk.restorePower()
      const reader = new Service(join(disk.folder, 'data'), values['no-flush'])
      try {
        const kept = await storedVisits(await reader.url())
        const lost = [...confirmed].filter((visit) => !kept.has(visit))
        lostInAll += lost.length
        for (const visit of lost) confirmed.delete(visit)
        const when = cut === 1 ? 'after the first start' : 'into the load'
        console.log(
          `cut ${cut}, ${afterMs} ms ${when}: opened, ${confirmed.size + lost.length} confirmed, ${kept.size} there, ${lost.length} lost`,
        )
      } finally {
        await reader.kill()
      }
    }
  } finally {
    disk.remove()
  }
  console.log(`${lostInAll} confirmed records lost`)
  return lostInAll === 0 ? 0 : 1
}

class Service {
  private readonly child: ChildProcess
  private readonly ended: Promise<unknown>

  constructor(folder: string, noFlush: boolean) {
    const args = ['--import', 'tsx', RECEIVER, folder, ...(noFlush ? ['no-flush'] : [])]
    this.child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    this.ended = once(this.child, 'exit')
  }

  /** Rejects, with what the service said, when its database does not open. */
  async url(): Promise<string> {
    let said = ''
    this.child.stderr?.on('data', (text: Buffer) => {
      said += text.toString()
    })
    const limit = AbortSignal.timeout(START_LIMIT_MS)
    const line = this.child.stdout ? once(this.child.stdout, 'data', { signal: limit }) : this.ended
    const first = await Promise.race([line.then(String), this.ended.then(() => '')])
    if (!first.startsWith('http')) throw new Error(`The database did not open: ${said}`)
    return first.trim()
  }

  /** As a power cut ends it: with no chance to write anything more. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.ended
  }
}

/** Posts records of a visit each until so long after the first confirmed one; adds each confirmed visit to the set. */
async function loadFor(url: string, forMs: number, confirmed: Set<string>): Promise<void> {
  let endsAtMs = Number.POSITIVE_INFINITY
  const send = async () => {
    while (performance.now() < endsAtMs) {
      for (const row of queuedInteractions(20, 20, Date.now())) {
        const { status } = await fetch(`${url}/api/interaction`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(toWire(row)),
        })
        if (status !== 201) continue
        confirmed.add(row.sessionIdentifier)
        endsAtMs = Math.min(endsAtMs, performance.now() + forMs)
      }
    }
  }
  const sending = Promise.all(Array.from({ length: PARALLEL }, send))
  // What is still on its way when the power goes is answered with an error, or never.
  sending.catch(() => undefined)
  while (endsAtMs === Number.POSITIVE_INFINITY) await wait(10)
  await wait(endsAtMs - performance.now())
}

async function storedVisits(url: string): Promise<Set<string>> {
  const text = await (await fetch(`${url}/api/interactions.csv`)).text()
  return new Set(text.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [])
}

process.exitCode = await main(process.argv.slice(2))
