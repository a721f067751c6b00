import { isOwnFleetOver, type OwnFleetFacts, parseOwnFleetFacts } from '#domain/device/ownFleetFacts'
import { withDatabase } from '../data/core/databaseConnection'
import { deviceFacts, FACT } from '../data/core/deviceFacts'
import { readPackPointer } from '../data/seed/packPointer'
import { demoNow } from '../state/demoClock'
import { ownFleet, setOwnFleet } from '../state/ownFleet'
import { currentVisit } from './visit'

/** A fleet was hidden and is removed at the next seeding. */
let isHidden = false

/**
 * Reads which company's fleet is shown, and removes it when it is over (docs/decisions.md D41) or staff chose another
 * pack. Runs before datasets are stored, so that they match.
 */
export async function followOwnFleet(): Promise<void> {
  isHidden = false
  const facts = await readFacts()
  if (facts === null) return setOwnFleet(null)
  const { active } = await readPackPointer()
  if (active === facts.pack && !isOver(facts)) return setOwnFleet(facts)
  await hideRows(facts)
  const { forgetOwnFleet } = await import('./booth/ownfleet/forgetOwnFleet')
  await forgetOwnFleet()
}

/** Whether the shown fleet is over, with its day or its visit. */
export function isOwnFleetPast(): boolean {
  const facts = ownFleet()
  return isHidden || (facts !== null && isOver(facts))
}

/**
 * Makes a fleet that is over unreadable at once, so that the next visitor never sees it: its rows count as missing
 * until the previous ones are stored, which takes longer than a reset may.
 */
export async function hidePastFleet(): Promise<void> {
  // A page that has just been opened may not have read it yet.
  const facts = ownFleet() ?? (await readFacts())
  if (facts === null || !isOver(facts)) return
  isHidden = true
  setOwnFleet(null)
  await hideRows(facts)
}

const readFacts = async () => parseOwnFleetFacts(await deviceFacts().read(FACT.ownFleetDay))

const isOver = (facts: OwnFleetFacts): boolean => isOwnFleetOver(facts, demoNow(), currentVisit().id)

/** Makes its rows count as missing. */
async function hideRows({ pack: id }: OwnFleetFacts): Promise<void> {
  const [name] = id.split('@')
  await withDatabase((db) =>
    db.datasets.filter(({ pack }) => pack === name).modify({ complete: 0, rowsDone: 0 }),
  )
}
