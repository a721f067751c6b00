import { MEASURES, type Measure } from './measures'

/** Measures in a visitor's order, and the hidden ones. */
export interface MeasureChoice {
  order: readonly Measure[]
  hidden: readonly Measure[]
}

/** Number of measures shown by default: two rows of tiles. */
const SHOWN_AT_FIRST = 8

/** The default order and visibility. */
export const FIRST_CHOICE: MeasureChoice = { order: MEASURES, hidden: MEASURES.slice(SHOWN_AT_FIRST) }

/** What a visit may offer: camera events need the camera, costs need expenses (docs/measures.md M13, M18). */
export interface MeasureOffer {
  camera: boolean
  expenses: boolean
}

/** The offered measures in the visitor's order, including hidden ones. */
export function offeredMeasures(choice: MeasureChoice, offer: MeasureOffer): Measure[] {
  return choice.order.filter((measure) => {
    if (measure === 'camera') return offer.camera
    if (measure === 'spending' || measure === 'costPerMile') return offer.expenses
    return true
  })
}

/** The visible measures in the visitor's order. */
export function shownMeasures(choice: MeasureChoice, offer: MeasureOffer): Measure[] {
  return offeredMeasures(choice, offer).filter((measure) => !choice.hidden.includes(measure))
}

/** Shows a hidden measure, or hides a visible one. */
export function toggleMeasure(choice: MeasureChoice, measure: Measure): MeasureChoice {
  const hidden = choice.hidden.includes(measure)
    ? choice.hidden.filter((one) => one !== measure)
    : [...choice.hidden, measure]
  return { ...choice, hidden }
}

/** Moves a measure in front of another one, or to the end for null; the others keep their order. */
export function moveMeasure(choice: MeasureChoice, measure: Measure, before: Measure | null): MeasureChoice {
  if (measure === before) return choice
  const others = choice.order.filter((one) => one !== measure)
  const at = before === null ? others.length : others.indexOf(before)
  return at === -1 ? choice : { ...choice, order: others.toSpliced(at, 0, measure) }
}

/** Moves a measure one place up (-1) or down (1) among the offered ones; at an end it stays. */
export function stepMeasure(
  choice: MeasureChoice,
  measure: Measure,
  step: -1 | 1,
  offer: MeasureOffer,
): MeasureChoice {
  const offered = offeredMeasures(choice, offer)
  const at = offered.indexOf(measure)
  const neighbor = offered[at + step]
  if (at === -1 || neighbor === undefined) return choice
  return step === -1 ? moveMeasure(choice, measure, neighbor) : moveMeasure(choice, neighbor, measure)
}

/** Whether a stored value is a choice: every measure exactly once (the value may be of an older build). */
export function isMeasureChoice(value: unknown): value is MeasureChoice {
  if (typeof value !== 'object' || value === null || !('order' in value) || !('hidden' in value)) return false
  const { order, hidden } = value
  return (
    isMeasures(order) &&
    isMeasures(hidden) &&
    order.length === MEASURES.length &&
    new Set(order).size === order.length
  )
}

function isMeasures(value: unknown): value is Measure[] {
  return Array.isArray(value) && value.every((one) => MEASURES.some((measure) => measure === one))
}

/** Whether a choice is the default. */
export function isFirstChoice({ order, hidden }: MeasureChoice): boolean {
  return (
    order.every((measure, at) => measure === FIRST_CHOICE.order[at]) &&
    hidden.length === FIRST_CHOICE.hidden.length &&
    FIRST_CHOICE.hidden.every((measure) => hidden.includes(measure))
  )
}
