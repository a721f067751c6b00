import type { Point } from '#domain/attract/night/beam'
import { type Box, overlap } from '#domain/attract/night/linePlaces'
import { shareAt } from '#domain/attract/night/nightDay'
import { type PlacedVehicle, pieceOf, pointAt, type Trail } from '#domain/attract/night/trails'
import type { Size } from '#domain/geo/frame'
import type { DotKind } from '#domain/trips/tripMoments'
import { disc, fade, type NightColors } from './pictures'

export interface DayPicture {
  trails: readonly Trail[]
  vehicles: readonly PlacedVehicle[]
  minute: number
  /** The day's minutes that pass in a second. */
  pace: number
  /** The vehicle that was touched; null while the minute runs. */
  touched: PlacedVehicle | null
  /** Boxes of the words on the screen, which the words of events keep free. */
  taken: readonly Box[]
  wordOf: (kind: DotKind) => string
  colors: NightColors
}

/** A trail fades within this many seconds, in as many pieces. */
const TRAIL_SECONDS = 2.2
const TRAIL_PIECES = 6
/** An event flashes for this long, and its word stays. */
const FLASH_SECONDS = 1.1
const WORD_SECONDS = 2.4
const WORD_FONT = '600 17px'
const WORD_HEIGHT = 24

/** The streets that were driven so far, which only grow while the minute runs. */
export interface DrivenStreets {
  path: Path2D
  /** The share of each trail that is in it. */
  shares: number[]
}

export const noStreets = (): DrivenStreets => ({ path: new Path2D(), shares: [] })

/** Draws the day at a minute: driven streets, fading trails behind the vehicles, and what happened. */
export function drawDay(
  pen: CanvasRenderingContext2D,
  size: Size,
  driven: DrivenStreets,
  picture: DayPicture,
): void {
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  growStreets(driven, picture)
  pen.strokeStyle = fade(picture.colors.beacon, 0.34)
  pen.lineWidth = 1.5
  pen.stroke(driven.path)
  drawTrails(pen, picture)
  drawVehicles(pen, picture)
  drawEvents(pen, size, picture)
}

function growStreets(driven: DrivenStreets, { trails, minute }: DayPicture): void {
  trails.forEach((trail, index) => {
    const before = driven.shares[index] ?? 0
    const share = shareAt(trail.trip, minute)
    if (share <= before) return
    traceOn(driven.path, pieceOf(trail, before, share))
    driven.shares[index] = share
  })
}

function drawTrails(pen: CanvasRenderingContext2D, { trails, minute, pace, colors }: DayPicture): void {
  const piece = (TRAIL_SECONDS * pace) / TRAIL_PIECES
  const running = trails.filter(
    ({ trip }) => trip.startMinute < minute && minute < trip.endMinute + TRAIL_PIECES * piece,
  )
  for (let at = TRAIL_PIECES; at > 0; at -= 1) {
    const path = new Path2D()
    for (const trail of running) {
      const from = shareAt(trail.trip, minute - at * piece)
      traceOn(path, pieceOf(trail, from, shareAt(trail.trip, minute - (at - 1) * piece)))
    }
    const strength = 1 - (at - 1) / TRAIL_PIECES
    pen.strokeStyle = fade(colors.beacon, 0.22 * strength)
    pen.lineWidth = 12 * strength
    pen.stroke(path)
    pen.strokeStyle = fade(at === 1 ? colors.light : colors.beacon, 0.25 + 0.75 * strength)
    pen.lineWidth = 2 + 2.5 * strength
    pen.stroke(path)
  }
}

function drawVehicles(pen: CanvasRenderingContext2D, { vehicles, touched, colors }: DayPicture): void {
  for (const vehicle of vehicles) {
    if (!vehicle.isMoving) {
      disc(pen, vehicle, 2.5, fade(colors.dim, 0.8))
      continue
    }
    disc(pen, vehicle, 10, fade(colors.beacon, 0.3))
    disc(pen, vehicle, 4, colors.white)
  }
  if (!touched) return
  pen.strokeStyle = colors.white
  pen.lineWidth = 3
  pen.beginPath()
  pen.arc(touched.x, touched.y, 26, 0, 2 * Math.PI)
  pen.stroke()
}

function drawEvents(pen: CanvasRenderingContext2D, { width }: Size, picture: DayPicture): void {
  const { trails, minute, pace, colors, wordOf } = picture
  const taken = [...picture.taken]
  pen.font = `${WORD_FONT} ${colors.font}`
  pen.textBaseline = 'middle'
  for (const trail of trails) {
    for (const { minute: when, at, kind } of trail.trip.events) {
      const seconds = (minute - when) / pace
      if (seconds < 0) continue
      const point = pointAt(trail, at)
      const flash = Math.max(0, 1 - seconds / FLASH_SECONDS)
      disc(pen, point, 3 + 5 * flash, fade(colors.high, 0.6 + 0.4 * flash))
      if (flash > 0) ring(pen, point, 8 + 34 * (1 - flash), fade(colors.high, flash))
      if (seconds < WORD_SECONDS) {
        const strength = Math.min(1, 3 * (1 - seconds / WORD_SECONDS))
        drawWord(pen, { text: wordOf(kind), point, width, taken, strength, colors })
      }
    }
  }
}

interface Word {
  text: string
  point: Point
  /** Of the window. */
  width: number
  taken: Box[]
  strength: number
  colors: NightColors
}

/** Left out where it would cover another one. */
function drawWord(
  pen: CanvasRenderingContext2D,
  { text, point, width, taken, strength, colors }: Word,
): void {
  const length = pen.measureText(text).width
  const left = point.x + 18 + length < width - 16 ? point.x + 18 : point.x - 18 - length
  const box: Box = {
    left,
    right: left + length,
    top: point.y - WORD_HEIGHT / 2,
    bottom: point.y + WORD_HEIGHT / 2,
  }
  if (left < 16 || taken.some((other) => overlap(box, other))) return
  taken.push(box)
  pen.lineWidth = 5
  pen.strokeStyle = fade(colors.dark, 0.85 * strength)
  pen.strokeText(text, left, point.y)
  pen.fillStyle = fade(colors.highText, strength)
  pen.fillText(text, left, point.y)
}

function traceOn(path: Path2D, points: readonly Point[]): void {
  points.forEach(({ x, y }, index) => {
    if (index === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
}

function ring(pen: CanvasRenderingContext2D, { x, y }: Point, radius: number, color: string): void {
  pen.strokeStyle = color
  pen.lineWidth = 3
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.stroke()
}
