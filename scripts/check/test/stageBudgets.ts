/**
 * Seconds that each stage may take on two cores with nothing else running but the other lane: those of each lane come to
 * less than ten minutes. A stage that is over its own by a fifth is named at the end of `npm test`, and fails
 * nothing: machines differ.
 */
export const STAGE_BUDGETS: Readonly<Record<string, number>> = {
  check: 85,
  unit: 430,
  build: 35,
  budgets: 40,
  e2e: 445,
  webkit: 105,
}
