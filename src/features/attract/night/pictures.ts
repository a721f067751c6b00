import type { Point } from '#domain/attract/night/beam'
import type { Size } from '#domain/geo/frame'

/** Pictures per second while no finger holds the light: enough for passers-by, and it saves the kiosk's battery. */
const PICTURES_PER_SECOND = 30
/** Half a frame at 60 Hz, so that no frame is missed by a little. */
const FRAME_MS = 8
/** After a longer pause, as behind another window, time continues from where it was. */
const LONGEST_STEP_MS = 250

export interface Pictures {
  /** @param stepMs time since the picture before; the browser draws none while the page is hidden */
  draw: (stepMs: number) => void
  /** Whether a finger is followed, at the full rate. */
  isHeld: () => boolean
}

/** Draws again and again. @returns the function that ends it */
export function runPictures({ draw, isHeld }: Pictures): () => void {
  let before: number | null = null
  let handle = requestAnimationFrame(function next(nowMs) {
    handle = requestAnimationFrame(next)
    const step = before === null ? 0 : nowMs - before
    if (before !== null && !isHeld() && step < 1000 / PICTURES_PER_SECOND - FRAME_MS) return
    before = nowMs
    draw(Math.min(step, LONGEST_STEP_MS))
  })
  return () => cancelAnimationFrame(handle)
}

/** The finest pixels that are worth drawing. */
const MOST_PIXELS = 2

/** Clears a canvas of this size in CSS pixels, and returns its pen; null where there is none. */
export function freshPen(
  canvas: HTMLCanvasElement,
  { width, height }: Size,
): CanvasRenderingContext2D | null {
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const scale = Math.min(MOST_PIXELS, devicePixelRatio)
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across
    canvas.height = down
  }
  pen.setTransform(scale, 0, 0, scale, 0, 0)
  pen.clearRect(0, 0, width, height)
  return pen
}

const TOKENS = {
  beacon: '--beacon',
  light: '--beacon-rim',
  dark: '--ink-950',
  dim: '--ink-500',
  moving: '--brand',
  onMoving: '--on-brand',
  high: '--high-fill',
  highText: '--high',
  white: '--ink-0',
} as const

/** The colors by name, and the family of the page's font. */
export type NightColors = Record<keyof typeof TOKENS | 'font', string>

/** The colors of the theme around an element; a canvas cannot read custom properties itself. */
export function nightColors(element: Element): NightColors {
  const style = getComputedStyle(element)
  const entries = Object.entries(TOKENS).map(([name, token]) => [
    name,
    sixDigits(style.getPropertyValue(token)),
  ])
  return Object.fromEntries([...entries, ['font', style.fontFamily]]) as NightColors
}

/** The build may shorten a color to three digits. */
const sixDigits = (color: string): string => color.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

/** A color of six digits with an opacity, 0 to 1. */
export const fade = (color: string, opacity: number): string =>
  `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`

export function disc(pen: CanvasRenderingContext2D, { x, y }: Point, radius: number, color: string): void {
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}
