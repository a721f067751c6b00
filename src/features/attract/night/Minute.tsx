import { useLingui } from '@lingui/react'
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { nearestTo, type Point } from '#domain/attract/night/beam'
import type { NightDay } from '#domain/attract/night/nightDay'
import { type PlacedVehicle, trailOf, vehiclesAt } from '#domain/attract/night/trails'
import { useFormats } from '../../../i18n/useFormats'
import { isStill } from '../../../state/motion'
import { DOT_LOOK } from '../../../widgets/trips/score/dotLook'
import { drawDay, noStreets } from './drawDay'
import styles from './Night.module.css'
import { freshPen, nightColors, runPictures } from './pictures'
import type { NightView } from './useNightView'
import { wordBoxes } from './wordBoxes'

interface MinuteProps {
  day: NightDay
  view: NightView
  /** It was touched and stands still. */
  isStopped: boolean
  canvas: RefObject<HTMLCanvasElement | null>
  ground: RefObject<HTMLElement | null>
  clock: RefObject<HTMLElement | null>
  /** Null where a vehicle cannot be opened. */
  onVehicle: ((id: string, trip: { id: string; daysAgo: number }) => void) | null
}

const MINUTE_MS = 60_000
/** A press this close to a vehicle opens it, pixels. */
const REACH_PX = 60
/** The clock changes calmly. */
const CLOCK_STEP = 5

/** The day as light trails in a minute; a press opens the nearest vehicle. */
export function Minute({ day, view, isStopped, canvas, ground, clock, onVehicle }: MinuteProps) {
  const { i18n } = useLingui()
  const { at, time } = useFormats()
  const passedMs = useRef(0)
  const vehicles = useRef<readonly PlacedVehicle[]>([])
  const touched = useRef<PlacedVehicle | null>(null)
  const stopped = useRef(isStopped)
  stopped.current = isStopped
  const { size, project } = view
  const trails = useMemo(() => day.trips.map((trip) => trailOf(trip, project)), [day, project])

  useEffect(() => {
    const [surface, area] = [canvas.current, ground.current]
    if (!surface || !area) return
    const { daysAgo, fromMinute, toMinute } = day
    const midnight = at({ daysAgo, minuteOfDay: 0 }).getTime()
    const timeAt = (minute: number) => time(new Date(midnight + minute * 60_000))
    const wordOf = (kind: keyof typeof DOT_LOOK) => i18n._(DOT_LOOK[kind].label)
    const [colors, taken, driven] = [nightColors(surface), wordBoxes(area), noStreets()]
    const pace = (toMinute - fromMinute) / (MINUTE_MS / 1000)
    const span = `${timeAt(fromMinute)} – ${timeAt(toMinute)}`
    const draw = (minute: number, label: string) => {
      if (clock.current && clock.current.textContent !== label) clock.current.textContent = label
      vehicles.current = vehiclesAt(trails, minute)
      const pen = freshPen(surface, size)
      const picture = { trails, minute, pace, taken, wordOf, colors }
      if (pen)
        drawDay(pen, size, driven, { ...picture, vehicles: vehicles.current, touched: touched.current })
    }
    return runPictures({
      isHeld: () => false,
      draw(stepMs) {
        if (isStill()) return draw(toMinute + DAY_MINUTES, span)
        if (!stopped.current) passedMs.current += stepMs
        const minute = fromMinute + (passedMs.current / 1000) * pace
        const shown = Math.min(toMinute, Math.floor(minute / CLOCK_STEP) * CLOCK_STEP)
        draw(minute, timeAt(Math.max(fromMinute, shown)))
      },
    })
  }, [day, trails, size, canvas, ground, clock, at, time, i18n])

  const nearest = (event: { clientX: number; clientY: number }) => {
    const { left = 0, top = 0 } = ground.current?.getBoundingClientRect() ?? {}
    const point: Point = { x: event.clientX - left, y: event.clientY - top }
    return nearestTo(point, vehicles.current, REACH_PX)
  }
  const touch = (event: PointerEvent) => {
    touched.current = onVehicle && nearest(event)
  }
  const open = (event: MouseEvent) => {
    const vehicle = nearest(event)
    if (!vehicle || !onVehicle) return
    event.stopPropagation()
    onVehicle(vehicle.vehicleId, { id: vehicle.tripId, daysAgo: day.daysAgo })
  }
  return (
    // The way in by keyboard is the button over it.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className={styles.lamp} onPointerDown={touch} onClick={open} />
  )
}

/** Long after the last arrival, when every trail has faded. */
const DAY_MINUTES = 24 * 60
