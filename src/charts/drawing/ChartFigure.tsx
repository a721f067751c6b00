import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { cx } from '../../ui/cx'
import type { ChartLevel, FigureProps } from '../chartTypes'
import styles from './ChartFigure.module.css'
import { ChartTable } from './ChartTable'
import { ReadingProvider } from './ReadingProvider'
import { Readout } from './Readout'
import type { Reading } from './readings'
import { type ChartRoom, drawnFor, useChartRoom } from './useChartRoom'

export interface ChartFigureProps extends Omit<FigureProps, 'tickText'> {
  /** The reading of each point, in the order of the axis; empty without any value. */
  readings: readonly Reading[]
  valueHeads: readonly string[]
  /** Shown while no point is selected, unless there is a summary. */
  rest: Reading | string | null
  level?: ChartLevel | undefined
  /** The plot shows the values beside each of its rows; the line above it shows only the point's name. */
  readsInRows?: boolean
  /** Every value is shown in the plot, so there is no read-out above it. */
  isWritten?: boolean
  /** Draws plot and read layer in this space. */
  children: (room: ChartRoom) => ReactNode
}

/** The frame of every figure: title, read-out, plot, and the data as a table. It fills the given width. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, heading: Heading, aside, note, pointHead, valueHeads } = props
  const { readings, rest, summary, level, readsInRows = false, isWritten = false } = props
  const { tableOnPaper = false, actions, children } = props
  const { t } = useLingui()
  const [asTable, setAsTable] = useState(false)
  const room = useChartRoom(title)
  const name = useId()
  const head = (Heading || aside || level) && (
    <div className={styles.head}>
      {Heading && (
        <Heading id={name} className={styles.title}>
          {title}
        </Heading>
      )}
      <div className={styles.aside}>
        {level && (
          <span className={styles.level}>
            <span className={styles.levelKey} aria-hidden="true" />
            {level.label} <strong>{level.text}</strong>
          </span>
        )}
        {aside}
      </div>
    </div>
  )
  const table = (className?: string) => (
    <ChartTable
      title={title}
      pointHead={pointHead}
      valueHeads={valueHeads}
      readings={readings}
      className={className}
    />
  )
  return (
    <figure className={styles.figure} aria-labelledby={name}>
      {!Heading && (
        <figcaption id={name} className="visually-hidden">
          {title}
        </figcaption>
      )}
      {head}
      {readings.length === 0 ? (
        <p className={styles.empty}>{t`No Data Available`}</p>
      ) : (
        <>
          {asTable && table()}
          <div className={cx(styles.body, asTable && styles.away, asTable && tableOnPaper && styles.onPaper)}>
            <ReadingProvider>
              {!isWritten && <Readout readings={readings} rest={summary ?? rest} nameOnly={readsInRows} />}
              <div ref={room.ref} className={styles.plot} style={drawnFor(room)}>
                {children(room)}
              </div>
            </ReadingProvider>
          </div>
          {!asTable && tableOnPaper && table(cx(styles.away, styles.onPaper))}
        </>
      )}
      {note && <div className={styles.note}>{note}</div>}
      {readings.length > 0 && (
        <div className={styles.foot}>
          {actions}
          <Button kind="ghost" aria-describedby={name} onClick={() => setAsTable(!asTable)}>
            {asTable ? t`Show as chart` : t`Show as table`}
          </Button>
        </div>
      )}
    </figure>
  )
}
