import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Region } from '#domain/base/locale'
import { replayAt } from '#domain/trips/replay/replay'
import { type Trip, tripStart } from '#domain/trips/trip'
import type { TripMoment } from '#domain/trips/tripMoments'
import { useFormats } from '../../../i18n/useFormats'
import { publishEvent } from '../../../session/events'
import { holdIdle } from '../../../session/idleHold'
import { useDemoNow } from '../../../state/demoClock'
import { cardClass } from '../../../ui/display/cardClass'
import { ClipDialog } from './ClipDialog'
import { EventTable } from './EventTable'
import { ReplayBar } from './ReplayBar'
import { createReplayClock, type ReplayClock } from './replayClock'
import { TripChart } from './TripChart'
import { TripMap } from './TripMap'
import styles from './TripStage.module.css'
import { useDrive } from './useDrive'
import { useSelectedEvent } from './useSelectedEvent'

export interface TripStageProps {
  trip: Trip
  region: Region
  /** Second from the address; null is the start. */
  second: number | null
  /** Called with the second after a seek or a stop, and at intervals while it plays. */
  onSecond: (second: number) => void
}

/** One trip on the map with its replay, its chart and the table of events. Loaded separately. */
export function TripStage({ trip, region, second, onSecond }: TripStageProps) {
  const { t } = useLingui()
  const { timeZone } = useFormats()
  const now = useDemoNow()
  const { drive, waiting, moments } = useDrive(trip, region)
  const clock = useReplay(trip, second, onSecond)
  const [selectedId, setSelectedId] = useSelectedEvent(trip.id)
  const startedAt = useMemo(() => tripStart(trip, now, timeZone), [trip, now, timeZone])
  const roadAt = useCallback(
    (at: number) => (drive ? replayAt(drive.telemetry, drive.path, at).road : null),
    [drive],
  )
  const select = useCallback(
    (moment: TripMoment) => {
      clock.pause()
      clock.seek(moment.second)
      setSelectedId(moment.dot.id)
      publishEvent({ kind: 'tripEventOpened', event: moment.kind, id: moment.dot.id })
    },
    [clock, setSelectedId],
  )
  const map = useRef<HTMLDivElement>(null)
  const selectInTable = useCallback(
    (moment: TripMoment) => {
      select(moment)
      // The table is below the map, so the map is scrolled into view.
      map.current?.scrollIntoView({ block: 'nearest' })
    },
    [select],
  )
  const unselect = useCallback(() => setSelectedId(null), [setSelectedId])
  const [clipId, setClipId] = useState<string | null>(null)
  const clip = useCallback(
    (videoId: string) => {
      clock.pause()
      setClipId(videoId)
    },
    [clock],
  )
  return (
    <>
      <div ref={map} className={styles.map}>
        <TripMap
          trip={trip}
          region={region}
          drive={drive}
          waiting={waiting}
          moments={moments}
          clock={clock}
          startedAt={startedAt}
          selectedId={selectedId}
          onSelect={select}
          onUnselect={unselect}
          onClip={clip}
        />
      </div>
      <section className={cardClass(styles.player)} aria-label={t`Replay and speed`}>
        <ReplayBar clock={clock} moments={moments} startedAt={startedAt} roadAt={roadAt} onEvent={select} />
        <TripChart drive={drive} clock={clock} />
      </section>
      <div className={styles.events}>
        <EventTable
          moments={moments}
          startedAt={startedAt}
          selectedId={selectedId}
          onSelect={selectInTable}
          onClip={clip}
        />
      </div>
      <ClipDialog
        tripId={trip.id}
        moment={moments.find(({ dot }) => clipId !== null && dot.video === clipId) ?? null}
        drive={drive}
        startedAt={startedAt}
        onClose={() => setClipId(null)}
      />
    </>
  )
}

/** At the pace of the clock on the wall a vehicle on a map hardly moves. */
const FIRST_RATE = 4

/** Interval in which the address follows a playing replay, milliseconds. */
const REMEMBER_MS = 2_000

/**
 * The clock of a trip. `second` comes from the address; the clock seeks to it unless this clock itself
 * wrote it.
 */
function useReplay(trip: Trip, second: number | null, onSecond: (second: number) => void): ReplayClock {
  const written = useRef<number | null>(second)
  const onSecondRef = useRef(onSecond)
  useEffect(() => {
    onSecondRef.current = onSecond
  })
  const seconds = trip.minutes * 60
  // biome-ignore lint/correctness/useExhaustiveDependencies: another trip has another clock; its start is read once
  const clock = useMemo(() => {
    const made = createReplayClock(seconds, second ?? 0)
    made.setRate(FIRST_RATE)
    return made
  }, [trip.id, seconds])
  useEffect(() => {
    if (second === written.current) return
    written.current = second
    clock.seek(second ?? 0)
  }, [clock, second])
  useEffect(() => {
    const remember = () => {
      const at = Math.round(clock.second())
      if (at === (written.current ?? 0)) return
      written.current = at
      onSecondRef.current(at)
    }
    const timer = setInterval(() => clock.isPlaying() && remember(), REMEMBER_MS)
    const forget = clock.onSettle(remember)
    // A visitor who watches a replay is active without touching the screen.
    let letIdle: (() => void) | null = null
    const hold = () => {
      if (clock.isPlaying()) letIdle ??= holdIdle('replay')
      else {
        letIdle?.()
        letIdle = null
      }
    }
    const quiet = clock.onChange(hold)
    return () => {
      quiet()
      letIdle?.()
      clearInterval(timer)
      forget()
      clock.stop()
    }
  }, [clock])
  return clock
}
