import { isOwnFleetOver, parseOwnFleetFacts } from '#domain/device/ownFleetFacts'
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
  const facts = parseOwnFleetFacts(await deviceFacts().read(FACT.ownFleetDay))
  if (facts === null) return setOwnFleet(null)
  const { active } = await readPackPointer()
  const isOver = isOwnFleetOver(facts, demoNow(), currentVisit().id)
  if (active === facts.pack && !isOver) return setOwnFleet(facts)
  const { forgetOwnFleet } = await import('./booth/ownfleet/forgetOwnFleet')
  await forgetOwnFleet()
}

/** Whether the shown fleet is over, with its day or its visit. */
export function isOwnFleetPast(): boolean {
  const facts = ownFleet()
  return isHidden || (facts !== null && isOwnFleetOver(facts, demoNow(), currentVisit().id))
}

/**
 * Makes a fleet that is over unreadable at once, so that the next visitor never sees it: its rows count as missing
 * until the previous ones are stored, which takes longer than a reset may.
 */
export async function hidePastFleet(): Promise<void> {
  const facts = ownFleet()
  if (facts === null || !isOwnFleetPast()) return
  isHidden = true
  setOwnFleet(null)
  const [name] = facts.pack.split('@')
  await withDatabase((db) =>
    db.datasets.filter(({ pack }) => pack === name).modify({ complete: 0, rowsDone: 0 }),
  )
}
