import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { csvDialect, writeCsv } from '#domain/base/writeCsv'
import { LEAST_FOR_HALF, type Spread } from '#domain/booth/today/counts'
import type { DaySums } from '#domain/booth/today/sumDay'
import { useFormats } from '../../../i18n/useFormats'
import { usePlayerName } from '../../../i18n/usePlayerName'
import { Button } from '../../../ui/controls/Button'
import { saveFile } from '../../../ui/controls/saveFile'
import { Card } from '../../../ui/display/Card'
import { cardClass } from '../../../ui/display/cardClass'
import { StatTile } from '../../../ui/display/StatTile'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { DayChart } from './DayChart'
import styles from './DayReport.module.css'
import { FigureCard } from './FigureCard'
import { ShiftDialog } from './ShiftDialog'
import { useDayFigures } from './useDayFigures'
import type { ShiftFacts } from './useShiftLines'
import { useReportFormats } from './useWords'

export interface DayReportProps {
  /** Selectors for the report's scope. */
  choices: ReactNode
  sums: DaySums
  facts: ShiftFacts
}

/** The figures of the day, each with download buttons, and the report for the next shift. */
export function DayReport({ choices, sums, facts }: DayReportProps) {
  const { t, i18n } = useLingui()
  const { whole } = useFormats()
  const words = useReportFormats()
  const nameOf = usePlayerName()
  const figures = useDayFigures(sums)
  const [handsOver, setHandsOver] = useState(false)
  const { visits, length, records, runs } = sums
  const isEmpty = visits === 0 && records === 0 && runs.all === 0
  const scope = [facts.event, facts.dayText, facts.device].filter((part) => part !== '').join(', ')
  const fileName = (id: string) => `pharos-${facts.day}-${id}`
  const saveAll = () => {
    const rows = figures.flatMap(({ title, rows }) => [[title], ...rows, []])
    saveFile(
      `${fileName('day')}.csv`,
      'text/csv;charset=utf-8',
      writeCsv([[scope], [], ...rows], csvDialect(i18n.locale)),
    )
  }
  return (
    <>
      <Card title={t`The day`}>
        {choices}
        <div className={styles.tiles}>
          <StatTile label={t`Visits`} value={whole(visits)} />
          <StatTile
            label={t`Usual length`}
            value={length === null ? '--' : words.duration(length.median)}
            caption={length && length.of >= LEAST_FOR_HALF ? <MiddleHalf {...length} /> : undefined}
          />
          <StatTile label={t`Interactions`} value={whole(records)} />
          <StatTile label={t`Game runs`} value={whole(runs.all)} />
          <StatTile
            label={t`Best score`}
            value={runs.best ? whole(runs.best.score) : '--'}
            caption={runs.best ? nameOf(runs.best) : undefined}
          />
        </div>
        <div className={styles.actions}>
          <Button kind="primary" onClick={() => setHandsOver(true)}>
            <Icon path={ACTION_ICONS.printer} size={20} />
            <Trans>Shift report</Trans>
          </Button>
          <Button kind="plain" onClick={saveAll}>
            <Icon path={ACTION_ICONS.download} size={20} />
            <Trans>All figures as CSV</Trans>
          </Button>
        </div>
        <p className={styles.note}>
          <Trans>
            These are the figures of this device. Visits without a touch are not counted. The figures stay on
            this device; only interactions are sent.
          </Trans>
        </p>
      </Card>
      {isEmpty ? (
        <div className={cardClass()}>
          <EmptyState title={t`No visitors on this day`}>
            <Trans>The charts begin with the first visit.</Trans>
          </EmptyState>
        </div>
      ) : (
        <div className={styles.figures}>
          {figures.map((figure) => (
            <FigureCard
              key={figure.id}
              title={figure.title}
              scope={scope}
              fileName={fileName(figure.id)}
              rows={figure.rows}
            >
              {(actions) => <DayChart figure={figure} actions={actions} />}
            </FigureCard>
          ))}
        </div>
      )}
      <ShiftDialog isOpen={handsOver} sums={sums} facts={facts} onClose={() => setHandsOver(false)} />
    </>
  )
}

/** The middle half of the visits that a reset ended. */
function MiddleHalf({ lower, upper, of }: Spread) {
  const { whole } = useFormats()
  const words = useReportFormats()
  const [visits, from, to] = [whole(of), words.duration(lower), words.duration(upper)]
  return (
    <Trans>
      Half of them: {from} to {to} (known: {visits})
    </Trans>
  )
}
