/**
 * Seconds that each stage may take on two cores with nothing else running. Check, unit and end to end run one after
 * another and come to less than ten minutes; build, budgets and WebKit run beside the first two and take longer
 * than they would alone. A stage that is over its own by a fifth is named at the end of `npm test`, and fails
 * nothing: machines differ.
 */
export const STAGE_BUDGETS: Readonly<Record<string, number>> = {
  check: 100,
  unit: 200,
  build: 60,
  budgets: 40,
  e2e: 270,
  webkit: 150,
}
