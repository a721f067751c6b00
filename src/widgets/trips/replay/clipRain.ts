import { seededRandom } from '#domain/base/seededRandom'
import type { ClipPen } from './clipPen'

const STREAKS = 90
const DROPS = 26
/** Speed of the rain in picture heights a second, and its slant. */
const FALL = 2.4
const SLANT = 0.16
/** Duration of a sweep of the wiper there and back, seconds. */
const SWEEP = 1.6
/** Angle of the wiper at rest and at the end of its sweep, radians from the right. */
const WIPER = { from: 0.12, to: 2.5 } as const

/** Draws rain in front of the camera (docs/decisions.md D44), the same for the same second of a trip. */
export function drawRain({ context: c, width, height, ink }: ClipPen, seed: number, second: number): void {
  c.save()
  // Rain makes everything gray.
  c.globalAlpha = 0.34
  c.fillStyle = ink('--ink-500')
  c.fillRect(0, 0, width, height)
  c.strokeStyle = ink('--ink-50')
  c.lineCap = 'round'
  drawStreaks()
  drawDrops()
  drawWiper()
  c.restore()

  function drawStreaks() {
    const random = seededRandom(seed)
    for (let at = 0; at < STREAKS; at++) {
      const near = 0.4 + 0.6 * random.next()
      const fallen = (random.next() + second * FALL * near) % 1.2
      const x = (random.next() * 1.2 - 0.1 - fallen * SLANT) * width
      const length = 0.06 * near * height
      c.globalAlpha = 0.28 * near
      c.lineWidth = 2.4 * near
      c.beginPath()
      c.moveTo(x, fallen * height - length)
      c.lineTo(x - length * SLANT, fallen * height)
      c.stroke()
    }
  }

  function drawDrops() {
    // New drops after each sweep.
    const random = seededRandom(seed + Math.floor(second / SWEEP))
    const wet = (second % SWEEP) / SWEEP
    c.fillStyle = ink('--ink-50')
    for (let at = 0; at < DROPS * wet; at++) {
      c.globalAlpha = 0.22
      c.beginPath()
      c.arc(random.next() * width, random.next() * height * 0.86, 3 + 7 * random.next(), 0, 2 * Math.PI)
      c.fill()
    }
  }

  function drawWiper() {
    const there = 0.5 - 0.5 * Math.cos((2 * Math.PI * second) / SWEEP)
    const angle = WIPER.from + (WIPER.to - WIPER.from) * there
    c.globalAlpha = 0.85
    c.strokeStyle = ink('--ink-950')
    c.lineWidth = 9
    c.beginPath()
    c.moveTo(width * 0.42, height)
    c.lineTo(width * 0.42 + Math.cos(angle) * width * 0.46, height - Math.sin(angle) * width * 0.46)
    c.stroke()
  }
}
