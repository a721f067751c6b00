import { useLingui } from '@lingui/react/macro'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  angleTo,
  type BeamMotion,
  nearestTo,
  nextMotion,
  offBeam,
  type Point,
  REST_MS,
} from '#domain/attract/night/beam'
import { lampFact, lampRank, spokenLines } from '#domain/attract/night/lampLine'
import type { Box } from '#domain/attract/night/linePlaces'
import type { Region } from '#domain/base/locale'
import { seedOf } from '#domain/base/seededRandom'
import { mappableVehicles } from '#domain/dealer/mappableVehicles'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { motionAt } from '#domain/vehicle/vehicleMotion'
import type { NightFacts } from '../../../data/queries/nightFacts'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { isStill } from '../../../state/motion'
import { drawLamp, type Spot } from './drawLamp'
import { type LampLine, LampLines } from './LampLines'
import styles from './Night.module.css'
import { freshPen, nightColors, runPictures } from './pictures'
import { useLampText } from './useLampText'
import type { NightView } from './useNightView'
import { wordBoxes } from './wordBoxes'

interface LampProps {
  region: Region
  vehicles: readonly DrivenVehicle[]
  facts: NightFacts | null
  view: NightView
  canvas: RefObject<HTMLCanvasElement | null>
  ground: RefObject<HTMLElement | null>
  /** Null where a vehicle cannot be opened. */
  onVehicle: ((id: string) => void) | null
}

/** Most lines at once: while a finger holds the light, and while it swings. */
const MOST_LINES = 3
const MOST_BY_ITSELF = 1
/** A finger that moves less than this presses, pixels. */
const DRAG_PX = 8
/** A press this close to a vehicle in the light opens it, pixels. */
const REACH_PX = 32
/** Radians for each press of an arrow key. */
const KEY_STEP = 0.09
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
/** Words on the screen are measured again after this many pictures. */
const MEASURE_EVERY = 20

/** The light over the city: it swings by itself, follows a finger or the arrow keys, and tells what it finds. */
export function Lamp({ region, vehicles, facts, view, canvas, ground, onVehicle }: LampProps) {
  const { t } = useLingui()
  const { size, lamp, project } = view
  const lines = useLines(region, vehicles, facts)
  const [spoken, setSpoken] = useState<readonly string[]>([])
  const hint = useId()
  const middle = useMemo(() => middleOf(lamp, size), [lamp, size])
  const motion = useRef<BeamMotion>({ angle: middle, held: null, restMs: 0, sweptMs: 0 })
  const spots = useRef<readonly Spot[]>([])
  const taken = useRef<readonly Box[]>([])
  const boxes = useRef<ReadonlyMap<string, Box>>(new Map())
  const press = useRef<(Point & { isDrag: boolean }) | null>(null)
  const moving = useMemo(
    () =>
      mappableVehicles(vehicles, region)
        .filter(({ id }) => lines.has(id))
        .map((vehicle) => ({ ...vehicle, seed: seedOf(`0/${vehicle.id}`) })),
    [vehicles, region, lines],
  )

  const look = useEffectEvent((stepMs: number) => {
    motion.current = nextMotion(motion.current, stepMs, middle, !isStill())
    const beam = { lamp, angle: motion.current.angle }
    const elapsedMs = isStill() ? 0 : performance.now()
    const lit: { id: string; rank: LampLine['rank']; off: number }[] = []
    spots.current = moving.flatMap(({ id, tone, animation, seed }) => {
      const { position, rotationDeg } = motionAt(animation, elapsedMs, seed)
      const [x, y] = project(position)
      if (taken.current.some((box) => isUnder(box, { x, y }))) return []
      const off = offBeam(beam, { x, y })
      if (off !== null) lit.push({ id, rank: lines.get(id)?.rank ?? 0, off })
      return [{ id, tone, x, y, rotationDeg, isMoving: animation.speedMph > 0, isLit: off !== null }]
    })
    const most = motion.current.held !== null || motion.current.restMs > 0 ? MOST_LINES : MOST_BY_ITSELF
    const next = spokenLines(lit, spoken, most)
    if (next.join() !== spoken.join()) setSpoken(next)
    return beam
  })

  useEffect(() => {
    const [surface, area] = [canvas.current, ground.current]
    if (!surface || !area) return
    const colors = nightColors(surface)
    let pictures = 0
    return runPictures({
      isHeld: () => motion.current.held !== null,
      draw(stepMs) {
        if (pictures++ % MEASURE_EVERY === 0) taken.current = wordBoxes(area)
        const beam = look(stepMs)
        const pen = freshPen(surface, size)
        if (pen) drawLamp(pen, size, { beam, spots: spots.current, boxes: boxes.current, colors })
      },
    })
  }, [canvas, ground, size])

  const hold = (held: number) => {
    motion.current = { ...motion.current, held, restMs: REST_MS }
  }
  const letGo = () => {
    motion.current = { ...motion.current, held: null }
  }
  const pointIn = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = ground.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    // A mouse button that was released outside the window is not heard.
    if (event.buttons === 0) {
      press.current = null
      return letGo()
    }
    const [at, from] = [pointIn(event), press.current]
    if (!from || (!from.isDrag && Math.hypot(at.x - from.x, at.y - from.y) < DRAG_PX)) return
    if (!from.isDrag) event.currentTarget.setPointerCapture(event.pointerId)
    press.current = { ...from, isDrag: true }
    hold(angleTo(lamp, at))
  }
  const openAt = (event: MouseEvent) => {
    const wasDrag = press.current?.isDrag
    press.current = null
    // A keyboard's click has no place; it is heard as a key.
    if (wasDrag) return event.stopPropagation()
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-vehicle]') : null
    const lit = spots.current.filter(({ isLit }) => isLit)
    const id = line?.dataset.vehicle ?? nearestTo(pointIn(event), lit, REACH_PX)?.id
    if (id === undefined || !onVehicle) return
    event.stopPropagation()
    onVehicle(id)
  }
  const onKey = (event: KeyboardEvent) => {
    const turn = ARROWS[event.key]
    const [first] = spoken
    if (turn !== undefined) hold((motion.current.held ?? motion.current.angle) + turn * KEY_STEP)
    else if (event.key === 'Enter' && first !== undefined && onVehicle) onVehicle(first)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const shown = spoken.flatMap((id) => lines.get(id) ?? [])
  const [first] = shown
  return (
    <div
      className={styles.lamp}
      role="slider"
      tabIndex={0}
      aria-label={t`Light of the lighthouse`}
      aria-describedby={hint}
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={degreesOf(motion.current.angle)}
      aria-valuetext={first && `${first.name}: ${first.text}`}
      onPointerDown={(event) => {
        if (event.isPrimary && event.button === 0) press.current = { ...pointIn(event), isDrag: false }
      }}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={() => {
        press.current = null
        letGo()
      }}
      onClick={openAt}
      onKeyDown={onKey}
      onBlur={letGo}
    >
      <p className={styles.hint} style={{ left: lamp.x, top: lamp.y }} aria-hidden="true">
        {t`Drag the light`}
      </p>
      <p id={hint} className="visually-hidden">
        {t`Arrow keys turn it. Enter opens a vehicle in the light.`}
      </p>
      <LampLines
        lines={shown}
        size={size}
        pointOf={(id) => spots.current.find((spot) => spot.id === id) ?? lamp}
        onPlaced={(places) => {
          boxes.current = places
        }}
        taken={() => taken.current}
        spared={() => spots.current.filter(({ isLit }) => isLit).map(around)}
      />
    </div>
  )
}

/** The line of each vehicle on the map that has one. */
function useLines(
  region: Region,
  vehicles: readonly DrivenVehicle[],
  facts: NightFacts | null,
): ReadonlyMap<string, LampLine> {
  const textOf = useLampText()
  const { at } = useFormats()
  const now = useDemoNow()
  return useMemo(() => {
    const lines = new Map<string, LampLine>()
    for (const vehicle of vehicles) {
      const ended = facts?.lastEnded.get(vehicle.id)
      const parked = ended ? Math.max(0, (now.getTime() - at(ended).getTime()) / 60_000) : null
      const fact = lampFact(vehicle, region, parked)
      if (!fact) continue
      const { id, label } = vehicle
      lines.set(id, { id, name: label, text: textOf(vehicle, fact), rank: lampRank(vehicle) })
    }
    return lines
  }, [region, vehicles, facts, textOf, at, now])
}

/** The beam rests toward the middle of the part that words leave free. */
const middleOf = (lamp: Point, { width, height }: { width: number; height: number }): number =>
  angleTo(lamp, { x: width / 2, y: height * 0.38 })

const degreesOf = (angle: number): number => Math.round((((angle * 180) / Math.PI) % 360) + 360) % 360

const isUnder = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean =>
  x > left - 16 && x < right + 16 && y > top - 16 && y < bottom + 16

const around = ({ x, y }: Point): Box => ({ left: x - 12, top: y - 12, right: x + 12, bottom: y + 12 })
