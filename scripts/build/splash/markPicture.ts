import { circleOutline, coverage, outlinesOf, type Point } from './pathShape'

export type Color = readonly [red: number, green: number, blue: number]

/** A picture of few colors: each pixel is an index into the palette, whose first color is the ground. */
export interface Picture {
  width: number
  height: number
  palette: Color[]
  pixels: Uint8Array
}

/** Side of the mark's own square, in its units (`viewBox` of the icon). */
const BOX = 48
/** Shades between two colors at an edge; nobody sees more on a splash. */
const SHADES = 12
const WHITE: Color = [255, 255, 255]

/**
 * The lighthouse mark of `favicon.svg` on white, `size` pixels a side.
 * @throws Error when the icon no longer has the parts that the mark is made of
 */
export function markPicture(icon: string, size: number): Picture {
  const colors: Color[] = [
    WHITE,
    color(part(icon, /\.pin\{fill:(#\w{6})/)),
    color(part(icon, /path fill="(#\w{6})" d="M2/)),
  ]
  const bands = coverage(outlinesOf(part(icon, /fill="#000" d="([^"]+)"/)), size, BOX)
  const pin = coverage(outlinesOf(part(icon, /class="pin"[^>]* d="([^"]+)"/)), size, BOX)
  const beam = coverage(outlinesOf(part(icon, /fill="#ffb11a" d="([^"]+)"/)), size, BOX)
  const lamp = coverage([circleOf(icon)], size, BOX)

  const palette = new Palette(colors)
  const pixels = new Uint8Array(size * size)
  for (let at = 0; at < pixels.length; at++) {
    const inPin = (pin[at] ?? 0) * (1 - (bands[at] ?? 0))
    const inLight = Math.min(1, Math.max(beam[at] ?? 0, lamp[at] ?? 0))
    pixels[at] = palette.index(Math.round(inPin * SHADES), Math.round(inLight * SHADES))
  }
  return { width: size, height: size, palette: palette.colors, pixels }
}

/** `picture` in the middle of a larger ground of its own first color. */
export function centered(picture: Picture, width: number, height: number): Picture {
  const pixels = new Uint8Array(width * height)
  const left = Math.round((width - picture.width) / 2)
  const top = Math.round((height - picture.height) / 2)
  for (let row = 0; row < picture.height; row++) {
    const from = row * picture.width
    pixels.set(picture.pixels.subarray(from, from + picture.width), (top + row) * width + left)
  }
  return { ...picture, width, height, pixels }
}

/** The colors in use, found by how much of pin and light they hold, in twelfths. */
class Palette {
  readonly colors: Color[] = []
  readonly #indices = new Map<string, number>()

  constructor(private readonly base: readonly Color[]) {
    this.index(0, 0)
  }

  index(pin: number, light: number): number {
    const key = `${pin} ${light}`
    const known = this.#indices.get(key)
    if (known !== undefined) return known
    const [ground = WHITE, pinColor = WHITE, lightColor = WHITE] = this.base
    this.colors.push(mixed(mixed(ground, pinColor, pin / SHADES), lightColor, light / SHADES))
    this.#indices.set(key, this.colors.length - 1)
    return this.colors.length - 1
  }
}

function mixed(from: Color, to: Color, share: number): Color {
  const mix = (axis: 0 | 1 | 2) => Math.round(from[axis] + (to[axis] - from[axis]) * share)
  return [mix(0), mix(1), mix(2)]
}

function circleOf(icon: string): Point[] {
  const value = (name: string) => Number(part(icon, new RegExp(`<circle[^>]* ${name}="([\\d.]+)"`)))
  return circleOutline(value('cx'), value('cy'), value('r'))
}

function color(hex: string): Color {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

function part(icon: string, pattern: RegExp): string {
  const found = pattern.exec(icon)?.[1]
  if (found === undefined) throw new Error(`favicon.svg has no ${pattern}`)
  return found
}
