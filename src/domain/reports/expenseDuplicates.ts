import type { Expense } from './expense'

/** Two expenses with the same vehicle, day and amount count as duplicates (docs/rules.md EX-08). */
type Compared = Pick<Expense, 'vehicleId' | 'date' | 'amount'>

const keyOf = ({ vehicleId, date, amount }: Compared): string =>
  `${vehicleId} ${date.daysAgo} ${Math.round(amount * 100)}`

/** Another expense that looks like a duplicate; undefined without one. @param ownId id of the edited expense */
export function duplicateOf<Row extends Compared & { id: string }>(
  expenses: readonly Row[],
  entry: Compared,
  ownId: string | null,
): Row | undefined {
  const key = keyOf(entry)
  return expenses.find((other) => other.id !== ownId && keyOf(other) === key)
}

/** Ids of the expenses that look like duplicates, in one pass over all of them. */
export function duplicateIds(expenses: readonly (Compared & { id: string })[]): ReadonlySet<string> {
  const first = new Map<string, string>()
  const found = new Set<string>()
  for (const expense of expenses) {
    const key = keyOf(expense)
    const before = first.get(key)
    if (before === undefined) first.set(key, expense.id)
    else found.add(before).add(expense.id)
  }
  return found
}
