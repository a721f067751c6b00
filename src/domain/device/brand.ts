/** Custom properties of one theme that a brand replaces, by name. */
export type BrandTokens = Readonly<Record<string, string>>

/** What staff set for an event on this device (docs/booth.md B7); it outlives visits. */
export interface Brand {
  /** Name of the event in place of config.json's; empty for that one. */
  event: string
  /** Main color on light and on dark screens, as `#rrggbb`; null for the product's. */
  colors: { light: string; dark: string } | null
  /** What follows from the colors, computed and checked when they were chosen. */
  tokens: { light: BrandTokens; dark: BrandTokens } | null
  /** A PNG that the device drew itself, and its width by its height. */
  logo: { png: ArrayBuffer; ratio: number } | null
}

export const NO_BRAND: Brand = { event: '', colors: null, tokens: null, logo: null }

/** Longest name of an event, in characters, as in config.json. */
export const MAX_EVENT_NAME = 200

/** Reads a stored brand key by key: what makes no sense is the product's own. */
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

/** Nothing but colors may go into a style sheet. */
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
 * The rules that put a brand over the tokens of the light and the dark theme; a bright hall keeps its contrast.
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
