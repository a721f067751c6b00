import { type ClipScene, chanceAt } from '#domain/trips/replay/scene'
import type { ClipLens } from './clipLens'
import type { ClipPen } from './clipPen'

/** Top and foot of the sky by day and by night, and the foot at sunset. */
const DAY = ['#6fa8d8', '#dcebf3'] as const
const NIGHT = ['#05080f', '#1a2337'] as const
const SUNSET = '#e8915a'
const STARS = 40

/** The sky over the road: blue by day, red over the horizon at dusk, dark with some stars at night. */
export function drawSky(
  { context: c, width, height }: ClipPen,
  { horizon }: ClipLens,
  scene: ClipScene,
): void {
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

  /** Roofs far away, where the town goes on. */
  function skyline() {
    c.fillStyle = blend(blend('#9fb0bf', '#0c1220', scene.darkness), SUNSET, 0.25 * scene.glow)
    const step = width / 26
    for (let index = 0; index < 26; index++) {
      const tall = height * (0.012 + 0.05 * chance(index, 7) ** 2)
      c.fillRect(index * step, horizon - tall, step + 1, tall + 2)
    }
  }
}

/** A color between two, written as hex. */
export function blend(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
