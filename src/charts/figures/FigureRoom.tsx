import type { FigureProps } from '../chartTypes'

/** Of the read-out above a plot and the button below it. */
const AROUND = 64
const HEADING = 32

/** The room of a chart that is on its way, so that nothing moves when it comes. */
export function FigureRoom({ heading, height }: Pick<FigureProps, 'heading'> & { height: number }) {
  return <div style={{ minHeight: height + AROUND + (heading ? HEADING : 0) }} />
}
