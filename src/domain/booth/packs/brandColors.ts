import type { BrandTokens } from '#domain/device/brand'

/** A theme that a brand can color. */
export type BrandTheme = 'light' | 'dark'

/** Surface and text colors that a brand color is checked against; a test compares them with tokens.css. */
export const BRAND_SURFACES: Record<BrandTheme, { surface: string; bg: string; inks: [string, string] }> = {
  light: { surface: '#ffffff', bg: '#f1f4f6', inks: ['#ffffff', '#04212b'] },
  dark: { surface: '#121c28', bg: '#0a1119', inks: ['#04212b', '#ffffff'] },
}

/** The product's default main colors. */
export const PRODUCT_COLORS: Record<BrandTheme, string> = { light: '#0a5c76', dark: '#6cc7dd' }

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5

type Rgb = readonly [number, number, number]

/** Contrast of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Contrast of a main color as text: the lowest on any surface of a theme. */
export function brandContrast(color: string, theme: BrandTheme): number {
  const { surface, bg } = BRAND_SURFACES[theme]
  return Math.min(contrast(color, surface), contrast(color, bg), contrast(color, softOf(color, theme)))
}

/** The color itself, or the nearest darker (light theme) or lighter (dark theme) one with enough contrast. */
export function readableColor(color: string, theme: BrandTheme): string {
  const end: Rgb = theme === 'light' ? [0, 0, 0] : [255, 255, 255]
  for (let step = 0; step <= 50; step += 1) {
    const tried = hex(mix(rgb(color), end, step / 50))
    if (brandContrast(tried, theme) >= TEXT_CONTRAST) return tried
  }
  return PRODUCT_COLORS[theme]
}

/** All tokens derived from a main color. */
export function brandTokens(color: string, theme: BrandTheme): BrandTokens {
  const { surface, inks } = BRAND_SURFACES[theme]
  const press = hex(mix(rgb(color), theme === 'light' ? [0, 0, 0] : [255, 255, 255], 0.2))
  const ink = contrast(inks[0], color) >= TEXT_CONTRAST ? inks[0] : inks[1]
  return {
    '--brand': color,
    '--brand-press': press,
    '--on-brand': ink,
    '--brand-text': color,
    '--brand-soft': softOf(color, theme),
    '--brand-line': hex(mix(rgb(surface), rgb(color), 0.4)),
    '--focus': color,
  }
}

/** The soft background for a color. */
function softOf(color: string, theme: BrandTheme): string {
  return hex(mix(rgb(BRAND_SURFACES[theme].surface), rgb(color), theme === 'light' ? 0.08 : 0.14))
}

function luminance(color: string): number {
  const [r, g, b] = rgb(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const rgb = (color: string): Rgb => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
]

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

const hex = (color: Rgb): string =>
  `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
