import { buildHash } from '../harness/build'
import { until, within } from '../harness/wait'
import { accounted } from './accounted'
import { DayBooth } from './dayBooth'
import { type DayFiles, dayFiles } from './dayFiles'
import { planDay, type VisitPlan } from './plan'
import { askReadiness, checkAgain, type Readiness } from './readiness'
import { balance, type Ledger } from './tally'
import { isAttracting, visit } from './visitor'

const VISIT_LIMIT_MS = 240_000
const BALANCE_EVERY = 10
const DELIVERY_LIMIT_MS = 180_000
const ATTRACT_LIMIT_MS = 60_000

export interface SimulationOptions {
  seed: number
  visits: number
  /** Goes on with the day of this seed where it was left; else it begins anew. */
  resume: boolean
  /** Begins no further visit once it is true, and closes the day. */
  isOver: () => boolean
}

/** Simulates a day, or goes on with it. @returns its visits and problems, those of its earlier parts among them */
export async function simulateDay({ visits, seed, resume, isOver }: SimulationOptions): Promise<{
  visits: number
  problems: string[]
}> {
  const files = dayFiles(seed, resume)
  const done = files.visits.length
  const left = planDay(seed, visits).slice(done)
  console.log(`day of seed ${seed}, build ${buildHash()}: ${done} of ${visits} visits are over`)
  const problems: string[] = []
  const complain = (found: readonly string[]) => {
    for (const problem of found) console.log(`  PROBLEM ${problem}`)
    problems.push(...found)
  }

  const booth = await DayBooth.open(files.folder, files.tell)
  const account = async () =>
    balance(files.told, await booth.held(), await booth.metrics.rows(), files.killed)
  const day = async () => {
    const baseline = await askReadiness(booth)
    console.log(`readiness at the start: ${wordsOf(baseline)}`)
    for (const plan of left) {
      if (isOver()) {
        console.log(`${left.length - left.indexOf(plan)} visits left; go on with --resume`)
        break
      }
      complain(await oneVisit(booth, files, plan))
      if (plan.asksReadiness) complain(await checkReadiness(booth, baseline, plan))
      if (plan.visit % BALANCE_EVERY === 0) {
        const ledger = await account()
        console.log(ledgerLine(`after visit ${plan.visit}`, ledger))
        complain(ledger.problems)
      }
    }
    return closeDay(booth)
  }
  try {
    complain(await accounted(day, { account, print: (ledger) => console.log(ledgerTable(ledger)) }))
  } finally {
    await booth.close()
  }
  const before = files.visits.slice(0, done).flatMap((one) => one.problems)
  return { visits: files.visits.length, problems: [...before, ...problems] }
}

async function oneVisit(booth: DayBooth, files: DayFiles, plan: VisitPlan): Promise<string[]> {
  const beganMs = Date.now()
  const from = files.told.length
  const told = (problem: string) => `visit ${plan.visit} (${plan.walk}, ${plan.fault}): ${problem}`
  const result = await within(
    VISIT_LIMIT_MS,
    'the visit',
    visit(booth, plan, files.told, { all: () => files.killed, add: files.logKilled }),
  ).catch(async (error: unknown) => {
    await booth.recover()
    return { ended: true, problems: [error instanceof Error ? error.message : String(error)] }
  })
  const problems = result.problems.map(told)
  const { visit: number, walk, fault } = plan
  const tookMs = Date.now() - beganMs
  const recorded = files.told.length - from
  files.logVisit({ visit: number, walk, fault, ended: result.ended, tookMs, recorded, problems })
  console.log(
    `visit ${String(number).padStart(3)}  ${walk.padEnd(10)}  ${fault.padEnd(18)} ${plan.ending.padEnd(10)} ${recorded} recorded  ${(tookMs / 1000).toFixed(1)} s`,
  )
  return problems
}

/** The card says what it said at the start, and red with the reason while something is broken. */
async function checkReadiness(
  booth: DayBooth,
  baseline: Readiness,
  { breaks }: VisitPlan,
): Promise<string[]> {
  const problems: string[] = []
  const isAsBefore = (now: Readiness) =>
    now.failed.join() === baseline.failed.join() && now.tone === baseline.tone
  const now = await askReadiness(booth)
  console.log(`readiness: ${wordsOf(now)}`)
  if (!isAsBefore(now))
    problems.push(`readiness is ${wordsOf(now)} with nothing broken, and was ${wordsOf(baseline)}`)
  if (!breaks) return problems
  const path = await booth.loseFile()
  // A start would fetch the file again before staff see that it is gone.
  const broken = await checkAgain(booth)
  console.log(`readiness with a file lost: ${wordsOf(broken)}`)
  const found = broken.failed.filter((check) => !baseline.failed.includes(check))
  if (broken.tone === 'ok' || found.length === 0)
    problems.push(`readiness is ${wordsOf(broken)} with a file lost`)
  const kiosk = await booth.kiosk()
  await kiosk.load('/welcome')
  await booth.untilCached(path)
  const mended = await askReadiness(booth)
  console.log(`readiness with the file back: ${wordsOf(mended)}`)
  if (!isAsBefore(mended)) problems.push(`readiness is ${wordsOf(mended)} after the file came back`)
  return problems
}

/** All is well again: everything is delivered, and the kiosk waits for the next visitor. */
async function closeDay(booth: DayBooth): Promise<string[]> {
  const problems: string[] = []
  const kiosk = await booth.kiosk()
  // A start tries a paused lane again, as staff's first look in the morning does.
  await kiosk.load('/welcome')
  await booth.ready()
  const isEmpty = async () =>
    (await booth.held()).every(({ state }) => state === 'sent' || state === 'refused')
  await until('everything delivered', isEmpty, DELIVERY_LIMIT_MS).catch((error: Error) =>
    problems.push(error.message),
  )
  await until('attract at the end of the day', () => isAttracting(kiosk), ATTRACT_LIMIT_MS).then(
    () => console.log('the kiosk shows the attract loop'),
    (error: Error) => problems.push(error.message),
  )
  return problems
}

const wordsOf = ({ tone, failed }: Readiness) =>
  `${tone === 'ok' ? 'green' : 'not green'}${failed.length > 0 ? ` (${failed.join(', ')})` : ''}`

const ledgerLine = (when: string, { recorded, sent, pending, refused, stored }: Ledger) =>
  `${when}: ${recorded} recorded = ${sent} sent + ${pending} pending + ${refused} refused; the service stores ${stored}`

function ledgerTable(ledger: Ledger): string {
  const { recorded, sent, pending, refused, stored, untold } = ledger
  const line = (name: string, value: number) => `${name.padEnd(44)}${String(value).padStart(8)}`
  return [
    '',
    line('recorded', recorded),
    line('  of these told by no page, which was killed', untold),
    line('sent', sent),
    line('pending', pending),
    line('refused', refused),
    line('stored by the metrics service', stored),
    '',
  ].join('\n')
}
