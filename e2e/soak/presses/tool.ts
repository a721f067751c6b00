import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { atClock, PressPage, pressScript } from '../../../scripts/soak/bench/walk/pressPage'
import { startsOf } from '../../../scripts/soak/bench/walk/starts'
import { walk } from '../../../scripts/soak/bench/walk/walk'
import { missingOf } from '../harness/engine'
import { readyWebkit } from '../harness/readyWebkit'
import type { Finding, Tool, Walked } from '../harness/tool'
import { webkitHands } from '../monkey/webkitHands'
import { eachOnce, faultsOf } from './faults'

const FOLDER = '.cache/webkit-presses'
const PRESSES = 200
/** A walk of fewer presses says little for the time that its start takes. */
const LEAST_PRESSES = 10

/** The presses of the bench's random walk, by the same seeds, in real WebKit with the server stopped. */
export function webkitPresses(): Tool {
  return {
    name: 'webkit-presses',
    unit: 'presses',
    missing: () => missingOf('webkit'),
    async walk({ next, isOver, done }) {
      for (let seed = next(); seed !== null; seed = next()) done(seed, await walkSeed(seed, isOver))
    },
  }
}

async function walkSeed(seed: number, isOver: () => boolean): Promise<Walked> {
  const began = Date.now()
  const script = await pressScript()
  const { device, origin } = await readyWebkit()
  mkdirSync(FOLDER, { recursive: true })
  const log = `${FOLDER}/seed-${seed}.txt`
  writeFileSync(log, '')
  const findings: Finding[] = []
  const freshOf = eachOnce()
  let count = 0
  const tell = async (what: string, faults: readonly string[]) => {
    appendFileSync(log, `${what}\n`)
    for (const fault of freshOf(faults)) {
      appendFileSync(log, `   FAULT ${fault}\n`)
      const picture = `${FOLDER}/seed-${seed}-${count}.png`
      await device.picture(picture)
      findings.push({
        sentence: `${fault} (${what})`,
        repeat: `npm run soak -- --only webkit-presses --seed ${seed}`,
        files: [log, picture],
      })
    }
  }
  try {
    const hands = webkitHands(device.page, origin, script, () => device.takeErrors())
    await hands.load(atClock('/welcome'))
    await walk(new PressPage(hands), {
      seed,
      presses: PRESSES,
      starts: startsOf(seed),
      isOver: () => count >= LEAST_PRESSES && isOver(),
      onPress: async ({ name }, rested) => {
        count += 1
        await tell(`press ${count}: ${name}`, faultsOf({ rested, errors: hands.takeErrors() }))
      },
      onDeadEnd: ({ path, controls }) =>
        tell(`dead end at ${path}`, [`None of ${controls.length} controls of ${path} can be pressed.`]),
    })
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    await tell(`after press ${count}`, [`The page does not answer: ${message}`])
  } finally {
    await device.discard()
  }
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`seed ${seed}: ${count} presses, ${seconds} s, ${findings.length} findings, ${log}`)
  for (const { sentence } of findings) console.log(`  ${sentence}`)
  return { count, findings }
}
