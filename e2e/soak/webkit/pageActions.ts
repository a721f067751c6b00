import { waitFor } from '../harness/wait'
import type { WebDriverSession } from './webdriver'

/** What a visitor does on a page in WebKit, as soon as it can be done. */

/** Long, because the map is rendered in software here. */
const ANSWER_LIMIT_MS = 60_000

/** What a function body in the page returns, once it is something. */
export function answer(page: WebDriverSession, what: string, script: string): Promise<unknown> {
  return waitFor(what, ANSWER_LIMIT_MS, async () => (await page.run(script)) || undefined)
}

/** Clicks the button or the choice with this name by script. */
export async function press(page: WebDriverSession, name: string): Promise<void> {
  await answer(
    page,
    `a button "${name}"`,
    `const control = (${named('button, input[type=radio], [role=radio]', name)})
     control?.click()
     return Boolean(control)`,
  )
}

/** Expression for the first shown element of a selector with this accessible name. */
export function named(selector: string, name: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) =>
    [each.ariaLabel, each.textContent.trim(), each.closest('label')?.textContent.trim()].includes(${JSON.stringify(name)}))`
}

/**
 * Taps the element that an expression in the page gives, as a finger does: once it is still, in sight and under
 * the finger. @returns when the finger came down, Unix milliseconds of this process
 */
export async function tapOn(page: WebDriverSession, what: string, element: string): Promise<number> {
  const { x, y } = await waitFor(`${what} to tap`, ANSWER_LIMIT_MS, async () => {
    const point = await page.runAsync(
      `const found = ${element}
       if (!found?.checkVisibility({ visibilityProperty: true })) return null
       const middle = () => {
         const { x, y, width, height } = found.getBoundingClientRect()
         return { x: x + width / 2, y: y + height / 2 }
       }
       const isHit = ({ x, y }) => found.contains(document.elementFromPoint(x, y))
       if (!isHit(middle())) found.scrollIntoView({ block: 'center', behavior: 'instant' })
       const before = middle()
       await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
       const after = middle()
       return isHit(after) && before.x === after.x && before.y === after.y ? after : null`,
    )
    return point === null ? undefined : (point as { x: number; y: number })
  })
  const at = Date.now()
  await page.tap(x, y)
  return at
}

/** All rows of a table of the kiosk's database, read without its own code. */
export async function storedRows<Row>(page: WebDriverSession, table: string): Promise<Row[]> {
  const rows = await page.runAsync(`${OPEN_DATABASE}
    try { return await answer(database.transaction('${table}').objectStore('${table}').getAll()) }
    finally { database.close() }`)
  return rows as Row[]
}

/** Stores a fact of the device, as the booth's switches do; null takes it away. */
export async function setDeviceFact(page: WebDriverSession, key: string, value: unknown): Promise<void> {
  const change = value === null ? `delete('${key}')` : `put(${JSON.stringify({ key, value })})`
  await page.runAsync(`${OPEN_DATABASE}
    try { await answer(database.transaction('device', 'readwrite').objectStore('device').${change}) }
    finally { database.close() }`)
}

/** SHA-256 of every dataset's rows and of their originals, by table: what the demo data are at this moment. */
export async function dataPrints(page: WebDriverSession): Promise<Record<string, string>> {
  const prints = await page.runAsync(`${OPEN_DATABASE}
    try {
      const known = await answer(database.transaction('datasets').objectStore('datasets').getAllKeys())
      const prints = {}
      for (const name of [...known, 'originals'].filter((each) => database.objectStoreNames.contains(each))) {
        const rows = await answer(database.transaction(name).objectStore(name).getAll())
        const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(rows)))
        prints[name] = rows.length + ' ' + [...new Uint8Array(hash)].map((byte) => byte.toString(16)).join('-')
      }
      return prints
    } finally { database.close() }`)
  return prints as Record<string, string>
}

const OPEN_DATABASE = `const answer = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const database = await answer(indexedDB.open('pharos'))`
