import type { ClipScene } from '#domain/trips/replay/scene'
import { type ClipLens, edge, type Side } from './clipLens'
import { type ClipPen, LAMP_LIGHT } from './clipPen'

/** Draws a street lamp, which is lit at night. */
export function drawLamp(pen: ClipPen, lens: ClipLens, scene: ClipScene, side: Side, ahead: number): void {
  const foot = edge(scene, side) + side * 1
  const tall = scene.look === 'street' ? 6 : 8.5
  const { context: c } = pen
  c.strokeStyle = pen.ink('--ink-500')
  c.lineWidth = Math.max(1, (0.16 * lens.focus) / ahead)
  c.beginPath()
  c.moveTo(...lens.at(foot, 0, ahead))
  c.lineTo(...lens.at(foot, tall, ahead))
  c.lineTo(...lens.at(foot - side * 1.8, tall + 0.3, ahead))
  c.stroke()
  if (scene.darkness > 0.3) glowAt(pen, lens, [foot - side * 1.8, tall + 0.2, ahead], 1.6 * scene.darkness)
}

/** Draws a light with its glow; radius in meters. */
export function glowAt(
  { context: c }: ClipPen,
  { at, focus }: ClipLens,
  place: readonly [number, number, number],
  meters: number,
  color: string = LAMP_LIGHT,
): void {
  const [x, y] = at(...place)
  const radius = (meters * focus) / place[2]
  const light = c.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, color)
  light.addColorStop(0.15, `${color}99`)
  light.addColorStop(1, `${color}00`)
  c.fillStyle = light
  c.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}
