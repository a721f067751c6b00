import { type Interaction, toWire, type WireInteraction } from '#domain/recording/interaction'

/** Where every recorded interaction of the day is, and what is wrong about it. */
export interface Ledger {
  /** Interactions that the database of the kiosk has committed, as the page told us at that moment. */
  recorded: number
  /** Of those and what a killed page could not tell: delivered by the kiosk's own count. */
  sent: number
  pending: number
  refused: number
  /** Rows in the database of the metrics service. */
  stored: number
  /** Committed by a page that was killed before it could tell. */
  untold: number
  problems: string[]
}

/**
 * Holds three accounts against each other: what the pages told when it was committed, what the kiosk's database holds
 * now, and what the service stores. Recorded is what was told and what is there; nothing may be lost, doubled,
 * changed, or made up, and what the kiosk calls sent must be stored.
 * @param killed sessions whose page was killed, which may have recorded more than it told
 */
export function balance(
  told: readonly Interaction[],
  held: readonly Interaction[],
  stored: readonly WireInteraction[],
  killed: ReadonlySet<string>,
): Ledger {
  const problems: string[] = []
  const complain = (what: string, rows: readonly WireInteraction[]) => {
    if (rows.length > 0) problems.push(`${rows.length} ${what}: ${rows.slice(0, 3).map(nameOf).join(', ')}`)
  }
  const heldById = new Map(held.map((row) => [row.id, row]))
  const toldIds = new Set(told.map(({ id }) => id))
  const storedByKey = new Map(stored.map((row) => [keyOf(row), row]))
  const heldKeys = new Set(held.map(keyOf))

  complain(
    'recorded and no longer on the kiosk',
    told.filter(({ id }) => !heldById.has(id)),
  )
  complain(
    'changed since they were recorded',
    told.filter((row) => {
      const now = heldById.get(row.id)
      // An unresolved row gets its activation id later.
      return now !== undefined && row.activationId !== '' && wire(now) !== wire(row)
    }),
  )
  // What storage damaged is set aside under what is left of it, and nobody recorded that.
  const untold = held.filter(({ id, damaged }) => !toldIds.has(id) && damaged === undefined)
  complain(
    'on the kiosk and never recorded',
    untold.filter(({ sessionIdentifier }) => !killed.has(sessionIdentifier)),
  )
  complain(
    'sent and not stored by the service',
    held.filter((row) => row.state === 'sent' && !storedByKey.has(keyOf(row))),
  )
  complain(
    'stored by the service and never recorded',
    stored.filter((row) => !heldKeys.has(keyOf(row))),
  )
  complain(
    'stored with other fields than recorded',
    held.filter((row) => {
      const there = storedByKey.get(keyOf(row))
      return there !== undefined && wire(there) !== wire(row)
    }),
  )
  complain(
    'stored twice',
    stored.filter((row) => storedByKey.get(keyOf(row)) !== row),
  )
  complain(
    'on the kiosk twice',
    held.filter((row) => heldById.get(row.id) !== row),
  )

  const ofState = (...states: Interaction['state'][]) =>
    held.filter(({ state }) => states.includes(state)).length
  return {
    recorded: toldIds.size + untold.length,
    sent: ofState('sent'),
    pending: ofState('pending', 'unresolved'),
    refused: ofState('refused'),
    stored: stored.length,
    untold: untold.length,
    problems,
  }
}

const keyOf = ({ sessionIdentifier, action, createdAt }: WireInteraction) =>
  `${sessionIdentifier} ${action} ${createdAt}`
const wire = (row: WireInteraction) => JSON.stringify(toWire(row))
const nameOf = ({ action, createdAt }: WireInteraction) => `${action} of ${createdAt}`
