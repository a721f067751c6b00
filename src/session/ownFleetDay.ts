import { deviceFacts, FACT } from '../data/core/deviceFacts'
import { isOwnFleetOver, parseOwnFleetFacts } from '../domain/kiosk/ownFleetFacts'
import { demoNow } from '../state/demoClock'
import { ownFleet, setOwnFleet } from '../state/ownFleet'

/**
 * Reads whose fleet is shown, and forgets it when its day is over (docs/decisions.md D41): before datasets are
 * stored, so that they are the shipped ones again.
 */
export async function followOwnFleet(): Promise<void> {
  const facts = parseOwnFleetFacts(
    await deviceFacts()
      .read(FACT.ownFleetDay)
      .catch(() => null),
  )
  if (facts && isOwnFleetOver(facts, demoNow())) {
    // A fleet that could not be forgotten is tried again before the next storing.
    const { forgetOwnFleet } = await import('./booth/ownfleet/forgetOwnFleet')
    await forgetOwnFleet()
    return
  }
  setOwnFleet(facts)
}

/** Whether the fleet that is shown is one of a day that is over. */
export function isOwnFleetPast(): boolean {
  const facts = ownFleet()
  return facts !== null && isOwnFleetOver(facts, demoNow())
}
