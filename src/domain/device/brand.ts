/** Custom properties of one theme that a brand replaces, by name. */
export type BrandTokens = Readonly<Record<string, string>>

/** Branding that staff set for an event on this device (docs/booth.md B7); it is kept across visits. */
export interface Brand {
  /** Name of the event; empty for that of config.json. */
  event: string
  /** Main color in the light and dark theme, as `#rrggbb`; null for the product's own. */
  colors: { light: string; dark: string } | null
  /** Derived from the colors, computed and checked when they were chosen. */
  tokens: { light: BrandTokens; dark: BrandTokens } | null
  /** A PNG drawn on this device, and its aspect ratio (width by height). */
  logo: { png: ArrayBuffer; ratio: number } | null
}

export const NO_BRAND: Brand = { event: '', colors: null, tokens: null, logo: null }

/** Maximum length of an event name, in characters, as in config.json. */
export const MAX_EVENT_NAME = 200

/** Parses a stored brand key by key: invalid values fall back to the product's own. */
export function parseBrand(stored: unknown): Brand {
  if (typeof stored !== 'object' || stored === null) return NO_BRAND
  const { event, colors, tokens, logo } = stored as Partial<Record<keyof Brand, unknown>>
  const isWhole = isObject(colors) && isObject(tokens) && isTokens(tokens.light) && isTokens(tokens.dark)
  return {
    event: typeof event === 'string' ? event.slice(0, MAX_EVENT_NAME) : '',
    colors: isWhole ? (colors as Brand['colors']) : null,
    tokens: isWhole ? (tokens as Brand['tokens']) : null,
    logo:
      isObject(logo) && logo.png instanceof ArrayBuffer && typeof logo.ratio === 'number'
        ? { png: logo.png, ratio: logo.ratio }
        : null,
  }
}

/** Only colors may go into a style sheet. */
function isTokens(value: unknown): value is BrandTokens {
  return (
    isObject(value) &&
    Object.entries(value).every(
      ([name, color]) =>
        /^--[a-z-]+$/.test(name) && typeof color === 'string' && /^#[0-9a-f]{6}$/.test(color),
    )
  )
}

/**
 * CSS rules that put a brand over the tokens of the light and the dark theme; the high-contrast theme is
 * unchanged.
 * @param logoUrl address of the logo; null for none
 */
export function brandRules({ tokens, logo }: Brand, logoUrl: string | null): string {
  const block = (selector: string, values: BrandTokens) =>
    `${selector}{${Object.entries(values)
      .map(([name, color]) => `${name}:${color}`)
      .join(';')}}`
  return [
    ...(tokens ? [block(':root[data-theme="light"]', tokens.light)] : []),
    ...(tokens ? [`@media screen{${block(':root[data-theme="dark"]', tokens.dark)}}`] : []),
    ...(logo && logoUrl ? [`:root{--event-logo:url("${logoUrl}");--event-logo-ratio:${logo.ratio}}`] : []),
  ].join('\n')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
