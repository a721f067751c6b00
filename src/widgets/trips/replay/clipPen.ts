/** The canvas and colors of a clip. */
export interface ClipPen {
  context: CanvasRenderingContext2D
  /** Size of the canvas, pixels. */
  width: number
  height: number
  /** Returns the value of a color token, or of one of the clip's own colors, darkened by the hour. */
  ink: (token: string) => string
}

/** Warm light of lamps and windows. */
export const LAMP_LIGHT = '#ffdf9e'
/** Colors without a token. */
const OWN_COLORS: Record<string, string> = {
  '--leaf': '#4d7350',
  '--leaf-dry': '#8a7a45',
  '--grass': '#7d8f66',
}
/** The color that all others are mixed with at night, and its share. */
const NIGHT = [9, 13, 26] as const
const NIGHT_SHARE = 0.8

/** A pen with darkened colors. @param darkness 0 by day to 1 at night */
export function penAt(pen: ClipPen, darkness: number): ClipPen {
  const known = new Map<string, string>()
  const share = NIGHT_SHARE * darkness
  return {
    ...pen,
    ink: (token) => {
      const color = known.get(token) ?? mixed(OWN_COLORS[token] ?? pen.ink(token), share)
      known.set(token, color)
      return color
    },
  }
}

function mixed(hex: string, share: number): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const parts = [value >> 16, (value >> 8) & 255, value & 255]
  const dark = parts.map((part, at) => Math.round(part + ((NIGHT[at] ?? 0) - part) * share))
  return `rgb(${dark.join(' ')})`
}
