/** Parameters of an address that belong to the page that shows it, not to what it shows. */
const PAGE_FLAGS = ['lang', 'now', 'motion', 'seed', 'reset', 'title', 'safe']

/** An address of this kiosk without what belongs to the page alone; null for one of elsewhere. */
export function plainAddress(href: string, base: string = location.href): string | null {
  if (!URL.canParse(href, base)) return null
  const url = new URL(href, base)
  if (url.origin !== new URL(base).origin) return null
  for (const flag of PAGE_FLAGS) url.searchParams.delete(flag)
  return `${url.pathname}${url.search}`
}
