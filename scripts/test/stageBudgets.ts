/**
 * Seconds that each stage may take on two cores with nothing else running. Those that run one after another come
 * to ten minutes; build and budgets run beside them. A stage that is over its own by a fifth is named at the end
 * of `npm test`, and fails nothing: machines differ.
 */
export const STAGE_BUDGETS: Readonly<Record<string, number>> = {
  check: 110,
  unit: 200,
  build: 60,
  budgets: 40,
  e2e: 240,
  webkit: 50,
}
