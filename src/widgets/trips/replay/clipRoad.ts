import type { ClipFrame } from '#domain/trips/replay/clip'
import { type ClipScene, chanceAt } from '#domain/trips/replay/scene'
import { glowAt } from './clipLamps'
import { alongRoad, type ClipLens, clipLens, EDGES, fillShape, NEAREST } from './clipLens'
import { type ClipPen, penAt } from './clipPen'
import { drawRoadside } from './clipRoadside'

const FARTHEST = 160
const LANE = 3.5
const DASH = { length: 3, every: 12 }
/** Meters between two crossings. */
const BLOCK = 150
/** Size of a car ahead, meters. */
const CAR = { width: 1.8, height: 1.45 }
const TAIL_LIGHT = '#ff4438'
const HEADLIGHT = '#fff3d6'

/** Lines of a road, meters to the right of the center of the vehicle's lane. */
const LINES: Record<ClipScene['look'], { solid: number[]; dashed: number[]; center: number[] }> = {
  highway: { solid: [-LANE * 1.5, LANE * 1.5 + LANE / 2], dashed: [-LANE / 2, LANE / 2], center: [] },
  arterial: {
    solid: [],
    dashed: [-LANE * 1.5, LANE / 2].slice(0, 1),
    center: [-LANE / 2 - 0.15, -LANE / 2 + 0.15],
  },
  street: { solid: [], dashed: [-LANE / 2], center: [] },
}

/** Draws the road as seen by the front camera, by its class and hour; it bends and moves as the path does. */
export function drawRoad(day: ClipPen, frame: ClipFrame, scene: ClipScene): void {
  const pen = penAt(day, scene.darkness)
  const lens = clipLens(pen, frame)
  const { context: c, width, height, ink } = pen
  drawSky(pen, lens, scene)
  c.fillStyle = ink(scene.look === 'arterial' ? '--ink-300' : '--grass')
  c.fillRect(0, lens.horizon, width, height - lens.horizon)
  const { left, right } = EDGES[scene.look]
  if (scene.look !== 'highway') {
    stripe(left - 2.4, left, ink('--ink-200'))
    stripe(right, right + 2.4, ink('--ink-200'))
  }
  stripe(left, right, ink('--ink-600'))
  drawLines()
  if (scene.look !== 'highway') alongRoad(scene, BLOCK, 110, (_, ahead) => zebra(ahead))
  if (scene.darkness > 0.3) headlights(pen, lens, scene.darkness)
  drawRoadside(pen, lens, scene)
  if (frame.ahead) drawCar(frame.ahead)
  bonnet()

  function stripe(from: number, to: number, color: string, near = NEAREST, far = FARTHEST) {
    const depths = Array.from({ length: 13 }, (_, step) => near * (far / near) ** (step / 12))
    fillShape(
      pen,
      lens,
      [
        ...depths.map((ahead) => [from, 0, ahead] as const),
        ...depths.toReversed().map((ahead) => [to, 0, ahead] as const),
      ],
      color,
    )
  }

  function drawLines() {
    const { solid, dashed, center } = LINES[scene.look]
    for (const x of solid) stripe(x - 0.08, x + 0.08, ink('--ink-50'))
    for (const x of center) stripe(x - 0.06, x + 0.06, ink('--med-fill'))
    for (const x of dashed)
      alongRoad(scene, DASH.every, 100, (_, ahead) =>
        stripe(x - 0.07, x + 0.07, ink('--ink-50'), Math.max(NEAREST, ahead), ahead + DASH.length),
      )
  }

  function zebra(ahead: number) {
    for (let x = left + 0.6; x < right - 0.6; x += 1.1)
      stripe(x, x + 0.55, ink('--ink-100'), ahead, ahead + 3)
  }

  function drawCar({ meters, braking }: { meters: number; braking: boolean }) {
    const ahead = Math.max(NEAREST, meters)
    const [x, foot] = lens.at(0, 0, ahead)
    const size = lens.focus / ahead
    const [w, h] = [CAR.width * size, CAR.height * size]
    c.fillStyle = ink('--ink-700')
    c.beginPath()
    c.roundRect(x - w / 2, foot - h * 0.98, w, h * 0.9, w * 0.12)
    c.fill()
    c.fillStyle = ink('--ink-300')
    c.beginPath()
    c.roundRect(x - w * 0.38, foot - h * 0.9, w * 0.76, h * 0.32, w * 0.06)
    c.fill()
    for (const side of [-1, 1]) {
      c.globalAlpha = braking ? 1 : 0.35 + 0.5 * scene.darkness
      c.fillStyle = TAIL_LIGHT
      c.fillRect(x + side * w * 0.38 - w * 0.1, foot - h * 0.48, w * 0.2, h * 0.12)
      c.globalAlpha = 1
      if (braking) glowAt(pen, lens, [side * CAR.width * 0.38, CAR.height * 0.42, ahead], 0.7, TAIL_LIGHT)
    }
  }

  function bonnet() {
    c.fillStyle = ink('--ink-950')
    c.beginPath()
    c.moveTo(0, height)
    c.quadraticCurveTo(width / 2, height * 0.84, width, height)
    c.fill()
  }
}

/** Draws the light of the vehicle's headlights on the road. */
function headlights(
  { context: c, width, height }: ClipPen,
  { at, horizon }: ClipLens,
  darkness: number,
): void {
  const [x, y] = at(0, 0, 14)
  c.save()
  c.beginPath()
  c.rect(0, horizon, width, height - horizon)
  c.clip()
  c.translate(x, y)
  c.scale(1, 0.42)
  const light = c.createRadialGradient(0, 0, 0, 0, 0, width * 0.46)
  light.addColorStop(0, HEADLIGHT)
  light.addColorStop(1, `${HEADLIGHT}00`)
  c.globalAlpha = 0.42 * darkness
  c.fillStyle = light
  c.fillRect(-width, -height * 2, 2 * width, height * 4)
  c.restore()
}

/** Colors of the top and the bottom of the sky by day and by night, and of the bottom at sunset. */
const DAY = ['#6fa8d8', '#dcebf3'] as const
const NIGHT = ['#05080f', '#1a2337'] as const
const SUNSET = '#e8915a'
const STARS = 40

/** Draws the sky: blue by day, red over the horizon at dusk, dark with some stars at night. */
function drawSky({ context: c, width, height }: ClipPen, { horizon }: ClipLens, scene: ClipScene): void {
  const sky = c.createLinearGradient(0, 0, 0, horizon)
  sky.addColorStop(0, blend(DAY[0], NIGHT[0], scene.darkness))
  sky.addColorStop(1, blend(blend(DAY[1], NIGHT[1], scene.darkness), SUNSET, 0.75 * scene.glow))
  c.fillStyle = sky
  c.fillRect(0, 0, width, height)
  const chance = (index: number, what: number): number => chanceAt(scene.seed, index, 200 + what)
  if (scene.darkness > 0.9) {
    c.fillStyle = '#ffffff'
    for (let star = 0; star < STARS; star++) {
      c.globalAlpha = 0.2 + 0.4 * chance(star, 0)
      c.fillRect(width * chance(star, 1), horizon * 0.8 * chance(star, 2), 2, 2)
    }
  } else {
    c.fillStyle = blend('#ffffff', SUNSET, 0.6 * scene.glow)
    for (let cloud = 0; cloud < 3 + Math.floor(3 * chance(0, 3)); cloud++) {
      c.globalAlpha = 0.35 * (1 - scene.darkness)
      c.beginPath()
      c.ellipse(
        width * chance(cloud, 4),
        horizon * (0.15 + 0.5 * chance(cloud, 5)),
        width * (0.08 + 0.12 * chance(cloud, 6)),
        horizon * 0.035,
        0,
        0,
        2 * Math.PI,
      )
      c.fill()
    }
  }
  c.globalAlpha = 1
  skyline()

  /** Distant roofs. */
  function skyline() {
    c.fillStyle = blend(blend('#9fb0bf', '#0c1220', scene.darkness), SUNSET, 0.25 * scene.glow)
    const step = width / 26
    for (let index = 0; index < 26; index++) {
      const tall = height * (0.012 + 0.05 * chance(index, 7) ** 2)
      c.fillRect(index * step, horizon - tall, step + 1, tall + 2)
    }
  }
}

/** Mixes two hex colors. */
function blend(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
