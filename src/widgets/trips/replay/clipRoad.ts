import type { ClipFrame } from '../../../domain/trips/replay/clip'
import type { ClipPen } from './clipPen'

/** Where the lens hangs over the road, and how wide a lane is; meters. */
const LENS_HEIGHT = 1.3
const LANE = 3.5
const NEAREST = 3
const FARTHEST = 160
const DASH = 3
const DASH_EVERY = 12
/** A car ahead, meters. */
const CAR = { width: 1.8, height: 1.45 }
/** Pixels that the picture nods for each m/s2, of a picture 360 high. */
const PITCH_FACTOR = 2.4

/** The road as the front lens sees it: it bends as the way does, its marks move by what was driven. */
export function drawRoad({ context: c, width, height, ink }: ClipPen, frame: ClipFrame): void {
  const focus = width * 0.85
  const horizon = height * 0.42 + frame.acceleration * PITCH_FACTOR * (height / 360)
  const curve = (frame.laneBend * Math.PI) / 180 / 40
  const at = (x: number, z: number): [number, number] => [
    width / 2 + (focus * (x + (curve * z * z) / 2)) / z,
    horizon + (focus * LENS_HEIGHT) / z,
  ]
  const sky = c.createLinearGradient(0, 0, 0, horizon)
  sky.addColorStop(0, ink('--signal-300'))
  sky.addColorStop(1, ink('--signal-100'))
  c.fillStyle = sky
  c.fillRect(0, 0, width, horizon)
  c.fillStyle = ink('--ink-400')
  c.fillRect(0, horizon, width, height - horizon)
  const stripe = (x: number, half: number, from: number, to: number) => {
    const depths = Array.from({ length: 13 }, (_, step) => from * (to / from) ** (step / 12))
    c.beginPath()
    for (const z of depths) c.lineTo(...at(x - half, z))
    for (const z of depths.toReversed()) c.lineTo(...at(x + half, z))
    c.fill()
  }
  c.fillStyle = ink('--ink-600')
  stripe(-LANE / 2, LANE + 0.6, NEAREST, FARTHEST)
  c.fillStyle = ink('--ink-50')
  stripe(LANE / 2, 0.07, NEAREST, FARTHEST)
  stripe(-1.5 * LANE, 0.07, NEAREST, FARTHEST)
  for (let z = NEAREST - (frame.meters % DASH_EVERY); z < 90; z += DASH_EVERY) {
    if (z + DASH > NEAREST) stripe(-LANE / 2, 0.07, Math.max(NEAREST, z), z + DASH)
  }
  posts(frame.meters, (z) => {
    const [x, foot] = at(LANE, z)
    const size = focus / z
    c.fillStyle = ink('--ink-100')
    c.fillRect(x - 0.06 * size, foot - size, 0.12 * size, size)
  })
  if (frame.ahead) drawCar(frame.ahead)
  bonnet()

  function drawCar({ meters, braking }: { meters: number; braking: boolean }) {
    const [x, foot] = at(0, Math.max(NEAREST, meters))
    const size = focus / Math.max(NEAREST, meters)
    const [w, h] = [CAR.width * size, CAR.height * size]
    c.fillStyle = ink('--ink-900')
    c.beginPath()
    c.roundRect(x - w / 2, foot - h, w, h * 0.92, w * 0.12)
    c.fill()
    c.fillStyle = ink('--ink-300')
    c.beginPath()
    c.roundRect(x - w * 0.38, foot - h * 0.9, w * 0.76, h * 0.32, w * 0.06)
    c.fill()
    c.fillStyle = ink(braking ? '--badge' : '--high')
    if (braking) c.globalAlpha = 1
    else c.globalAlpha = 0.45
    for (const side of [-1, 1]) c.fillRect(x + side * w * 0.38 - w * 0.1, foot - h * 0.48, w * 0.2, h * 0.12)
    c.globalAlpha = 1
  }

  function bonnet() {
    c.fillStyle = ink('--ink-950')
    c.beginPath()
    c.moveTo(0, height)
    c.quadraticCurveTo(width / 2, height * 0.84, width, height)
    c.fill()
  }
}

/** Posts beside the road, far ones first. */
function posts(meters: number, draw: (z: number) => void): void {
  for (let z = 120 - (meters % 25); z > NEAREST; z -= 25) draw(z)
}
