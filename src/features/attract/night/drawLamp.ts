import { type Beam, HALF_BEAM, type Point } from '#domain/attract/night/beam'
import type { Box } from '#domain/attract/night/linePlaces'
import type { Size } from '#domain/geo/frame'
import type { VehicleTone } from '#domain/vehicle/vehiclePlace'
import { disc, fade, type NightColors } from './pictures'

/** A vehicle on the screen. */
export interface Spot extends Point {
  id: string
  tone: VehicleTone
  isMoving: boolean
  /** Degrees clockwise from north. */
  rotationDeg: number
  isLit: boolean
}

export interface LampPicture {
  beam: Beam
  spots: readonly Spot[]
  /** The lines beside vehicles, by vehicle. */
  boxes: ReadonlyMap<string, Box>
  colors: NightColors
}

const DISC_PX = 12
const TONE_COLORS = { moving: 'moving', parked: 'moving', silent: 'dim', alert: 'high' } as const

/** Draws the beam, the vehicles in it and those in the dark, and the lamp. */
export function drawLamp(
  pen: CanvasRenderingContext2D,
  { width, height }: Size,
  { beam, spots, boxes, colors }: LampPicture,
): void {
  drawBeam(pen, beam, Math.hypot(width, height), colors)
  for (const spot of spots) if (!spot.isLit) drawDark(pen, spot, colors)
  for (const spot of spots) {
    const box = boxes.get(spot.id)
    if (spot.isLit && box) drawLeader(pen, spot, box, colors)
  }
  const isAlert = ({ tone }: Spot) => tone === 'alert'
  const lit = spots.filter(({ isLit }) => isLit)
  // What needs attention is not hidden by what shares its lot.
  for (const spot of [...lit.filter((one) => !isAlert(one)), ...lit.filter(isAlert)])
    drawLit(pen, spot, colors)
  disc(pen, beam.lamp, 26, fade(colors.beacon, 0.28))
  disc(pen, beam.lamp, 12, colors.white)
  disc(pen, beam.lamp, 9, colors.beacon)
}

function drawBeam(
  pen: CanvasRenderingContext2D,
  { lamp, angle }: Beam,
  length: number,
  { beacon }: NightColors,
): void {
  const light = pen.createRadialGradient(lamp.x, lamp.y, 0, lamp.x, lamp.y, length * 0.8)
  light.addColorStop(0, fade(beacon, 0.62))
  light.addColorStop(0.35, fade(beacon, 0.3))
  light.addColorStop(1, fade(beacon, 0.04))
  pen.fillStyle = light
  pen.beginPath()
  pen.moveTo(lamp.x, lamp.y)
  pen.arc(lamp.x, lamp.y, length, angle - HALF_BEAM, angle + HALF_BEAM)
  pen.closePath()
  pen.fill()
}

/** From a vehicle to its line. */
function drawLeader(pen: CanvasRenderingContext2D, { x, y }: Spot, box: Box, { white }: NightColors): void {
  const radius = (box.bottom - box.top) / 2
  const within = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value))
  pen.strokeStyle = fade(white, 0.7)
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(
    within(x, box.left + radius, box.right - radius),
    within(y, box.top + radius, box.bottom - radius),
  )
  pen.stroke()
}

function drawDark(pen: CanvasRenderingContext2D, spot: Spot, { dim }: NightColors): void {
  disc(pen, spot, spot.isMoving ? 5 : 4, fade(dim, spot.isMoving ? 0.75 : 0.45))
}

function drawLit(pen: CanvasRenderingContext2D, spot: Spot, colors: NightColors): void {
  disc(pen, spot, DISC_PX + 3, colors.dark)
  disc(pen, spot, DISC_PX, colors[TONE_COLORS[spot.tone]])
  pen.fillStyle = spot.tone === 'alert' ? colors.white : colors.onMoving
  if (!spot.isMoving) {
    pen.fillRect(spot.x - 4, spot.y - 4, 8, 8)
    return
  }
  pen.save()
  pen.translate(spot.x, spot.y)
  pen.rotate((spot.rotationDeg * Math.PI) / 180)
  pen.beginPath()
  pen.moveTo(0, -6.5)
  pen.lineTo(5, 5.5)
  pen.lineTo(0, 3)
  pen.lineTo(-5, 5.5)
  pen.closePath()
  pen.fill()
  pen.restore()
}
