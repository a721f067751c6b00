import type { ClipFrame, DriverPose } from '#domain/trips/replay/clip'
import type { ClipPen } from './clipPen'

/** Draws the driver as seen by the inside camera: head, shoulders, wheel, and the object in the hand. */
export function drawCabin({ context: c, width: w, height: h, ink }: ClipPen, frame: ClipFrame): void {
  const pose: DriverPose = frame.driver ?? { holding: 'cup', raised: 0, lookingAway: 0 }
  const unit = h / 10
  c.fillStyle = ink('--ink-900')
  c.fillRect(0, 0, w, h)
  sideWindow(w * 0.68)
  sideWindow(-w * 0.16)
  c.fillStyle = ink('--ink-800')
  round(w * 0.36, h * 0.18, w * 0.3, h * 0.9, unit)
  c.fillStyle = ink('--ink-700')
  round(w * 0.43, h * 0.1, w * 0.16, h * 0.22, unit * 0.6)
  const sway = -frame.turnRate * 0.12
  const headX = w * 0.51 + sway - pose.lookingAway * unit * 0.8
  const headY = h * 0.36 + pose.lookingAway * unit * 0.5 - frame.acceleration * 2
  c.fillStyle = ink('--signal-700')
  c.beginPath()
  c.ellipse(w * 0.51 + sway / 2, h * 0.98, w * 0.21, h * 0.42, 0, Math.PI, 0)
  c.fill()
  c.fillStyle = ink('--ink-300')
  c.fillRect((w * 0.51 + headX) / 2 - w * 0.0225, h * 0.44, w * 0.045, h * 0.16)
  c.beginPath()
  c.ellipse(headX, headY, unit * 1.25, unit * 1.6, pose.lookingAway * -0.2, 0, 2 * Math.PI)
  c.fill()
  face()
  wheel()
  arm()

  function round(x: number, y: number, width: number, height: number, radius: number) {
    c.beginPath()
    c.roundRect(x, y, width, height, radius)
    c.fill()
  }

  /** A side window; the scenery outside moves with the driven distance. */
  function sideWindow(left: number) {
    c.save()
    c.beginPath()
    c.roundRect(left, h * 0.1, w * 0.4, h * 0.4, unit * 0.6)
    c.clip()
    c.fillStyle = ink('--signal-200')
    c.fillRect(left, 0, w * 0.5, h)
    c.fillStyle = ink('--ink-400')
    const step = w * 0.14
    for (let x = w * 0.6 - (((frame.meters * w) / 60) % step); x < w * 1.1; x += step)
      c.fillRect(x, h * 0.3, step * 0.45, h * 0.3)
    c.restore()
  }

  function face() {
    c.fillStyle = ink('--ink-800')
    c.beginPath()
    c.ellipse(headX, headY - unit * 0.45, unit * 1.28, unit * 1.3, 0, Math.PI, 0)
    c.fill()
    const look = -pose.lookingAway * unit * 0.5
    for (const side of [-1, 1]) {
      c.beginPath()
      c.ellipse(
        headX + side * unit * 0.5 + look,
        headY - unit * 0.05,
        unit * 0.13,
        unit * 0.13,
        0,
        0,
        2 * Math.PI,
      )
      c.fill()
    }
  }

  function wheel() {
    c.strokeStyle = ink('--ink-950')
    c.lineWidth = unit * 0.45
    c.beginPath()
    c.ellipse(w * 0.51, h * 1.02, unit * 2.9, unit * 2.4, frame.turnRate * 0.01, Math.PI, 0)
    c.stroke()
  }

  function arm() {
    const from = { x: w * 0.34, y: h * 0.86 }
    const to =
      pose.holding === 'cup' ? { x: headX - unit * 0.9, y: headY + unit * 1.1 } : { x: w * 0.4, y: h * 0.68 }
    const hand = {
      x: from.x + (to.x - from.x) * pose.raised,
      y: from.y + (to.y - from.y) * pose.raised,
    }
    c.strokeStyle = ink('--signal-600')
    c.lineCap = 'round'
    c.lineWidth = unit * 1.05
    c.beginPath()
    c.moveTo(w * 0.33, h * 1.02)
    c.quadraticCurveTo(w * 0.3, h * 0.8, hand.x, hand.y)
    c.stroke()
    c.fillStyle = ink('--ink-300')
    c.beginPath()
    c.arc(hand.x, hand.y, unit * 0.55, 0, 2 * Math.PI)
    c.fill()
    if (pose.raised < 0.08) return
    if (pose.holding === 'cup') {
      c.fillStyle = ink('--ink-0')
      round(hand.x - unit * 0.4, hand.y - unit * 0.95, unit * 0.8, unit * 1.15, unit * 0.15)
    } else {
      c.fillStyle = ink('--ink-950')
      round(hand.x - unit * 0.4, hand.y - unit * 1.05, unit * 0.8, unit * 1.4, unit * 0.15)
      c.fillStyle = ink('--signal-200')
      round(hand.x - unit * 0.3, hand.y - unit * 0.92, unit * 0.6, unit * 1.1, unit * 0.08)
    }
  }
}
