import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import { matchLive } from '#domain/base/live'
import { dayBounds, localHour } from '#domain/base/localDay'
import { sumDay } from '#domain/booth/today/sumDay'
import type { KioskConfig } from '#domain/device/config'
import { useDeliverySummary } from '../../../data/booth/ledger/ledgerPages'
import { type DayRows, useBoothDays, useDayRows } from '../../../data/booth/today/dayRows'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { SelectField } from '../../../ui/fields/SelectField'
import { useLastValue } from '../frame/useLastValue'
import styles from './DayPanel.module.css'
import { DayReport } from './DayReport'

/** Means every event of the day; no event can have this name. */
const EVERY_EVENT = '\u0000'

export interface DayPanelProps {
  config: Pick<KioskConfig, 'event' | 'activationIds'>
  /** Name of this device; empty for none. */
  device: string
  /** The booth's day, YYYY-MM-DD: the initial selection. */
  today: string
}

/** What visitors did on a day, by event (docs/booth.md B6). */
export function DayPanel({ config, device, today }: DayPanelProps) {
  const { t, i18n } = useLingui()
  const [earlier, setEarlier] = useState<string | null>(null)
  const day = earlier ?? today
  const [event, setEvent] = useState(EVERY_EVENT)
  const live = useDayRows(day)
  const kept = useLastValue(live)
  const named = (id: string) => (id === today ? t`Today` : dayText(id))
  const dayText = (id: string) => i18n.date(new Date(`${id}T12:00:00`), { dateStyle: 'full' })
  return (
    <Gate live={useBoothDays()} loading={<Skeleton className={styles.waiting} />}>
      {(days) => {
        const choicesOf = (events: string[], shown: string) => (
          <div className={styles.choices}>
            <SelectField
              label={t`Day`}
              options={[...new Set([today, day, ...days])]
                .sort()
                .reverse()
                .map((id) => ({ id, label: named(id) }))}
              value={day}
              onChange={(id) => setEarlier(id === today ? null : id)}
            />
            {events.length > 1 && (
              <SelectField
                label={t`Event`}
                options={[
                  { id: EVERY_EVENT, label: t`All events` },
                  ...events.map((id) => ({ id, label: id })),
                ]}
                value={shown}
                onChange={setEvent}
              />
            )}
          </div>
        )
        const report = (rows: DayRows) => {
          const events = eventsOf(rows)
          const shown = events.includes(event) ? event : EVERY_EVENT
          const ofAll = events.length > 1 ? t`All events` : (events[0] ?? config.event)
          return (
            <Report
              choices={choicesOf(events, shown)}
              rows={rows}
              dayText={dayText(rows.day)}
              event={shown === EVERY_EVENT ? null : shown}
              eventName={shown === EVERY_EVENT ? ofAll : shown}
              config={config}
              device={device}
            />
          )
        }
        return (
          <Gate live={live} loading={kept ? report(kept) : <Skeleton className={styles.waiting} />}>
            {report}
          </Gate>
        )
      }}
    </Gate>
  )
}

function eventsOf({ visits, runs }: DayRows): string[] {
  const names = [...visits, ...runs].flatMap(({ event }) => (event === undefined ? [] : [event]))
  return [...new Set(names)].sort()
}

interface ReportProps extends Omit<DayPanelProps, 'today'> {
  choices: ReactNode
  rows: DayRows
  dayText: string
  /** Null for every event of the day. */
  event: string | null
  eventName: string
}

function Report({ choices, rows, dayText, event, eventName, config, device }: ReportProps) {
  const { day } = rows
  const { activationIds } = config
  const sums = useMemo(
    () => sumDay({ ...rows, ...dayBounds(day), day, event, activationIds, hourOf: localHour }),
    [rows, day, event, activationIds],
  )
  const delivery = matchLive(useDeliverySummary(), {
    loading: () => null,
    ready: ({ pending, refused }) => ({ waiting: pending, refused }),
    missing: () => null,
    error: () => null,
  })
  return (
    <DayReport choices={choices} sums={sums} facts={{ day, dayText, event: eventName, device, delivery }} />
  )
}
