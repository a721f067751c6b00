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

/** The event's name, colors and logo that staff set on this device, read and shown once a page (docs/booth.md B7). */
export function restoreBrand(): Promise<Brand> {
  restored ??= withinLimit(readBrand(), BRAND_LIMIT_MS, () => NO_BRAND).catch(() => NO_BRAND)
  return restored
}

async function readBrand(): Promise<Brand> {
  const brand = parseBrand(await deviceFacts().read(FACT.brand))
  // The page came without it, or with one that was erased since.
  if ((linkedSheet() !== null) !== hasLook(brand)) void mirrorBrand(brand)
  showBrand(brand)
  return brand
}

const hasLook = ({ tokens, logo }: Brand): boolean => tokens !== null || logo !== null

/** What the worker put into the page. */
const linkedSheet = () => document.querySelector(`link[href="${BRAND_SHEET_URL}"]`)

function mirrorBrand(brand: Brand): Promise<void> {
  const look = { sheet: brandRules(brand, BRAND_LOGO_URL), logo: brand.logo?.png ?? null }
  return writeBrandMirror(hasLook(brand) ? look : null)
}

/** Keeps a brand for every start from now on, and shows it at once. */
export async function chooseBrand(brand: Brand): Promise<void> {
  await deviceFacts().write(FACT.brand, brand)
  await mirrorBrand(brand)
  restored = Promise.resolve(brand)
  showBrand(brand)
  choices.emit()
}

/** Calls a listener when staff chose another brand. @returns the unsubscribe function */
export const onBrand = choices.on

/** Puts colors and logo over the product's, in a sheet that no policy of the page forbids. */
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
