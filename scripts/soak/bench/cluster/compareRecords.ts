import type { WireInteraction } from '#domain/recording/interaction'

/** Natural keys of records that are not as they should be. */
export interface Differences {
  /** A kiosk holds it as sent, and it is not stored. */
  missing: string[]
  /** Stored more than once. */
  doubled: string[]
  /** Stored with other fields. */
  changed: string[]
  /** Stored, and nobody recorded it. */
  unknown: string[]
}

const keyOf = ({ createdAt, sessionIdentifier, action }: WireInteraction) =>
  `${createdAt} ${sessionIdentifier} ${action}`

const fieldsOf = ({ activationId, value, updatedAt }: WireInteraction) =>
  JSON.stringify([activationId, value, updatedAt])

/**
 * Holds what the database has against what kiosks hold as sent.
 * @param unanswered records whose reply was lost: they may be stored or not, but only once and as they were
 */
export function compareRecords(
  sent: readonly WireInteraction[],
  unanswered: readonly WireInteraction[],
  stored: readonly WireInteraction[],
): Differences {
  const expected = new Map([...unanswered, ...sent].map((record) => [keyOf(record), fieldsOf(record)]))
  const differences: Differences = { missing: [], doubled: [], changed: [], unknown: [] }
  const found = new Set<string>()
  for (const record of stored) {
    const key = keyOf(record)
    const fields = expected.get(key)
    if (fields === undefined) differences.unknown.push(key)
    else if (fields !== fieldsOf(record)) differences.changed.push(key)
    if (found.has(key)) differences.doubled.push(key)
    found.add(key)
  }
  differences.missing = sent.map(keyOf).filter((key) => !found.has(key))
  return differences
}

export function countDifferences({ missing, doubled, changed, unknown }: Differences): number {
  return missing.length + doubled.length + changed.length + unknown.length
}
