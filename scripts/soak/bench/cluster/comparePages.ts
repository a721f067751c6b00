/** When a report was made, which is each process's own. */
const MADE = /<span id="made"[^>]*>.*?<\/span>/s

/** The page without the moment at which it was made: its figures, charts and tables. */
export function figuresOf(page: string): string {
  const found = MADE.exec(page)
  if (!found) throw new Error('The page does not say when it was made.')
  return page.replace(MADE, '')
}

/** How many of the pages differ from the first one. */
export function countDifferent(pages: readonly string[]): number {
  const [first = '', ...others] = pages.map(figuresOf)
  return others.filter((page) => page !== first).length
}

const TRY_EVERY_MS = 2_000

/**
 * Reads the event's page from each service until all show the same, as each keeps a report for a while.
 * @param token what a reader from another machine shows
 * @returns how many still differ from the first after `limitMs`
 */
export async function differentPages(
  urls: readonly string[],
  token: string,
  limitMs: number,
): Promise<number> {
  for (const endMs = performance.now() + limitMs; ; ) {
    const pages = await Promise.all(urls.map((url) => pageOf(url, token)))
    const different = countDifferent(pages)
    if (different === 0 || performance.now() > endMs) return different
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS))
  }
}

async function pageOf(url: string, token: string): Promise<string> {
  const reply = await fetch(`${url}/`, { headers: { Authorization: `Bearer ${token}` } })
  const page = await reply.text()
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`)
  return page
}
