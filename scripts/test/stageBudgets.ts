/**
 * Seconds that each stage may take on two cores with nothing else running but the other lanes: those of each lane come to
 * less than ten minutes. A stage that is over its own by a fifth is named at the end of `npm test`, and fails
 * nothing: machines differ.
 */
export const STAGE_BUDGETS: Readonly<Record<string, number>> = {
  check: 75,
  unit: 440,
  build: 45,
  budgets: 30,
  e2e: 450,
  webkit: 150,
}
