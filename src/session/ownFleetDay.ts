import { isOwnFleetOver, parseOwnFleetFacts } from '#domain/device/ownFleetFacts'
import { deviceFacts, FACT } from '../data/core/deviceFacts'
import { readPackPointer } from '../data/seed/packPointer'
import { demoNow } from '../state/demoClock'
import { ownFleet, setOwnFleet } from '../state/ownFleet'

/**
 * Reads which company's fleet is shown, and removes it when its day is over (docs/decisions.md D41) or staff chose
 * another pack. Runs before datasets are stored, so that they match.
 */
export async function followOwnFleet(): Promise<void> {
  const facts = parseOwnFleetFacts(await deviceFacts().read(FACT.ownFleetDay))
  if (facts === null) return setOwnFleet(null)
  const { active } = await readPackPointer()
  if (active === facts.pack && !isOwnFleetOver(facts, demoNow())) return setOwnFleet(facts)
  const { forgetOwnFleet } = await import('./booth/ownfleet/forgetOwnFleet')
  await forgetOwnFleet()
}

/** Whether the day of the shown fleet is over. */
export function isOwnFleetPast(): boolean {
  const facts = ownFleet()
  return facts !== null && isOwnFleetOver(facts, demoNow())
}
