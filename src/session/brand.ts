import { createEmitter } from '#domain/base/emitter'
import { withinLimit } from '#domain/base/limit'
import { type Brand, brandRules, NO_BRAND, parseBrand } from '#domain/device/brand'
import { BRAND_LOGO_URL, BRAND_SHEET_URL } from '#domain/device/deviceMirror'
import { deviceFacts, FACT } from '../data/core/deviceFacts'
import { writeBrandMirror } from '../pwa/mirror'

/** A database that hangs must not hold up the configuration. */
const BRAND_LIMIT_MS = 1_500

let restored: Promise<Brand> | null = null
let sheet: CSSStyleSheet | null = null
let logoUrl: string | null = null
const choices = createEmitter()

/**
 * Name, colors and logo of the event that staff set on this device, read and applied once per page (docs/booth.md
 * B7).
 */
export function restoreBrand(): Promise<Brand> {
  restored ??= withinLimit(readBrand(), BRAND_LIMIT_MS, () => NO_BRAND).catch(() => NO_BRAND)
  return restored
}

async function readBrand(): Promise<Brand> {
  const brand = parseBrand(await deviceFacts().read(FACT.brand))
  // The worker sent the page without the brand, or with one that has been erased since.
  if ((linkedSheet() !== null) !== hasLook(brand)) void mirrorBrand(brand)
  showBrand(brand)
  return brand
}

const hasLook = ({ tokens, logo }: Brand): boolean => tokens !== null || logo !== null

/** The stylesheet that the worker added to the page. */
const linkedSheet = () => document.querySelector(`link[href="${BRAND_SHEET_URL}"]`)

function mirrorBrand(brand: Brand): Promise<void> {
  const look = { sheet: brandRules(brand, BRAND_LOGO_URL), logo: brand.logo?.png ?? null }
  return writeBrandMirror(hasLook(brand) ? look : null)
}

/** Stores a brand for every future start, and applies it at once. */
export async function chooseBrand(brand: Brand): Promise<void> {
  await deviceFacts().write(FACT.brand, brand)
  await mirrorBrand(brand)
  restored = Promise.resolve(brand)
  showBrand(brand)
  choices.emit()
}

/** Calls a listener when staff choose another brand. @returns the unsubscribe function */
export const onBrand = choices.on

/** Applies colors and logo through a constructed stylesheet, which the page's policy allows. */
function showBrand(brand: Brand): void {
  const linked = linkedSheet()
  if (!sheet && !linked && !hasLook(brand)) return
  if (logoUrl) URL.revokeObjectURL(logoUrl)
  logoUrl = brand.logo && URL.createObjectURL(new Blob([brand.logo.png], { type: 'image/png' }))
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(brandRules(brand, logoUrl))
  document.documentElement.toggleAttribute('data-event-logo', brand.logo !== null)
  linked?.remove()
}
