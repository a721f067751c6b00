import type { FigureProps } from '../chartTypes'

/** Height of the read-out above a plot and the button below it. */
const AROUND = 64
const HEADING = 32

/** The placeholder of a chart that is loading, of the same size, so that nothing moves. */
export function FigureRoom({ heading, height }: Pick<FigureProps, 'heading'> & { height: number }) {
  return <div style={{ minHeight: height + AROUND + (heading ? HEADING : 0) }} />
}
