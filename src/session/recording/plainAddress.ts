/** Parameters that control the page and do not select its content. */
const PAGE_FLAGS = ['lang', 'now', 'motion', 'seed', 'reset', 'title', 'safe']

/** An address of this kiosk without page parameters; null for another site's. */
export function plainAddress(href: string, base: string = location.href): string | null {
  if (!URL.canParse(href, base)) return null
  const url = new URL(href, base)
  if (url.origin !== new URL(base).origin) return null
  for (const flag of PAGE_FLAGS) url.searchParams.delete(flag)
  return `${url.pathname}${url.search}`
}
