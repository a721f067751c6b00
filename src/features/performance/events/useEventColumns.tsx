import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { eventTotals, safetyRate, safetyRateChange } from '#domain/performance/eventRows'
import { VEHICLE_EVENTS } from '#domain/vehicle/safetyEvents'
import type { WindowDays } from '#domain/vehicle/score'
import { useFormats } from '../../../i18n/useFormats'
import { DeltaText } from '../../../ui/display/DeltaText'
import type { DataColumn } from '../../../ui/table/dataColumns'
import { ScoreLabel } from '../../../widgets/trips/score/ScoreLabel'
import { NameCell } from '../../../widgets/vehicle/NameCell'
import styles from './EventSummary.module.css'
import type { EventRow } from './eventRow'
import { rateDelta, useEventNames } from './eventTexts'

/** Columns of the list of trip events. @param camera whether there are camera events to count */
export function useEventColumns(camera: boolean, days: WindowDays): readonly DataColumn<EventRow>[] {
  const { t } = useLingui()
  const names = useEventNames()
  const formats = useFormats()
  return useMemo(() => {
    const { whole, rate, distance, signedPercent } = formats
    const columns: DataColumn<EventRow>[] = [
      {
        id: 'vehicle',
        opens: true,
        header: t`Vehicle`,
        width: 232,
        cell: (row) => (
          // The row opens by this link, which keeps the period.
          <Link
            to="/4/events/$id"
            params={{ id: row.id }}
            search={{ days: `${days}` }}
            className={styles.link}
            data-row-link=""
          >
            <NameCell image={row.image} label={row.label} model={row.model} />
          </Link>
        ),
        sortBy: ({ label }) => label,
        total: () => t`Total`,
      },
      {
        id: 'safety',
        header: t`Safety events`,
        width: 112,
        numeric: true,
        highFirst: true,
        keep: true,
        cell: ({ safety }) => (safety === null ? null : whole(safety)),
        sortBy: ({ safety }) => safety,
        total: (rows) => whole(eventTotals(rows).safety),
      },
      {
        id: 'rate',
        header: t`Rate`,
        width: 128,
        numeric: true,
        highFirst: true,
        keep: true,
        cell: (row) => (safetyRate(row) === null ? null : rate(safetyRate(row)).text),
        sortBy: safetyRate,
        total: (rows) => rate(safetyRate(eventTotals(rows))).text,
      },
      {
        id: 'change',
        header: t`Change`,
        width: 116,
        numeric: true,
        highFirst: true,
        cell: (row) => {
          const delta = rateDelta(safetyRateChange(row), signedPercent)
          return delta && <DeltaText {...delta} />
        },
        sortBy: safetyRateChange,
        total: (rows) => {
          const delta = rateDelta(safetyRateChange(eventTotals(rows)), signedPercent)
          return delta && <DeltaText {...delta} />
        },
      },
      {
        id: 'score',
        header: t`Score`,
        width: 108,
        highFirst: true,
        numeric: true,
        cell: ({ score }) => (score === null ? null : <ScoreLabel score={score} />),
        sortBy: ({ score }) => score,
      },
      {
        id: 'distance',
        header: t`Distance`,
        width: 108,
        numeric: true,
        highFirst: true,
        cell: ({ distanceMi }) => (distanceMi === null ? null : distance(distanceMi).text),
        sortBy: ({ distanceMi }) => distanceMi,
        total: (rows) => distance(eventTotals(rows).distanceMi).text,
      },
    ]
    for (const event of VEHICLE_EVENTS) {
      if (event === 'camera' && !camera) continue
      columns.push({
        id: event,
        header: names[event],
        width: 124,
        numeric: true,
        highFirst: true,
        cell: ({ counts }) => (counts === null ? null : whole(counts[event])),
        sortBy: ({ counts }) => counts?.[event] ?? null,
        total: (rows) => whole(eventTotals(rows).counts[event]),
      })
    }
    return columns
  }, [t, names, formats, camera, days])
}
