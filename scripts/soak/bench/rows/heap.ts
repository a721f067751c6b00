import type { Page } from 'playwright'
import { until, withCopiedProfile } from '../browser'
import { type HeapParts, heapPartsOf } from '../heapParts'
import { type Memory, memoryOf } from '../memory'
import type { Sites } from '../sites'
import type { BenchRow } from '../table'
import { LEGS, type Leg, PREPARE } from './legs'

const GROWTH_MAX = 1.1
/** What the program holds is measured without what the engine compiles, so that a small leak shows. */
const DATA_GROWTH_MAX = 1.05
/** Where the page is measured first. */
const FIRST = 20
/** All of them stand on the same screen as the first, whole rounds later: screens differ in what they hold. */
const LATER = [2, 3, 5, 7].map((rounds) => FIRST + rounds * LEGS.length)
/** Between two presses: groups of the navigation have opened by then, and a second press is no double tap. */
const PAUSE_MS = 300

/**
 * Row 23: what the page holds after 20 changes of screen and after 200, through every room; server stopped. The engine
 * compiles more of the same functions for hundreds of changes, so compiled code has no limit of its own.
 */
export async function heap(sites: Sites): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const found = await withCopiedProfile(
    await kiosk.visitedProfile(),
    { touch: true },
    async ({ page, cdp }) => {
      await page.goto(`${kiosk.url}/welcome`)
      await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
      const marks: Mark[] = []
      for (let change = 1; change <= Math.max(...LATER); change += 1) {
        const leg = LEGS[(change - 1) % LEGS.length]
        if (!leg) throw new Error('there are no legs')
        // Nothing on the tour leads to welcome. The router follows the page's own history.
        if (leg === LEGS[0] && change > 1) await page.evaluate("history.pushState({}, '', '/welcome')")
        await walk(page, leg)
        if (change === FIRST || LATER.includes(change))
          marks.push({ change, ...(await memoryOf(cdp)), ...(await heapPartsOf(cdp)) })
      }
      return marks
    },
  )
  // The first is in the middle of the first round, when some rooms are still to be loaded.
  const loaded = found.slice(1)
  return [
    growth(found, 'heapMb', 'heap', 'MB', GROWTH_MAX),
    growth(loaded, 'dataMb', 'data in the heap', 'MB', DATA_GROWTH_MAX),
    growth(loaded, 'codeMb', 'compiled code in the heap', 'MB'),
    growth(found, 'nodes', 'nodes of the document', '', GROWTH_MAX),
    growth(found, 'listeners', 'event listeners', '', GROWTH_MAX),
  ]
}

interface Mark extends Memory, HeapParts {
  change: number
}

/** Taps as a visitor does, and waits until what was pressed for is there. */
async function walk(page: Page, { name, tap, path, rows, prepare }: Leg): Promise<void> {
  await page.evaluate(PREPARE)
  if (prepare) await page.evaluate(prepare)
  await page.waitForTimeout(PAUSE_MS)
  const target = page.locator(tap).first()
  await target.scrollIntoViewIfNeeded()
  const address = path === 'its link' ? await target.getAttribute('href') : path
  const box = await target.boundingBox()
  if (!box) throw new Error(`${name}: there is no ${tap} to tap`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const isThere = address === null ? 'true' : `location.pathname === ${JSON.stringify(address)}`
  await until(page, `${isThere} && document.querySelector(${JSON.stringify(rows)}) !== null`)
}

/** A row on how much one figure grows; without `max` it only informs. */
function growth(
  marks: readonly Mark[],
  what: Exclude<keyof Mark, 'change'>,
  name: string,
  unit: 'MB' | '',
  max?: number,
): BenchRow {
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last) throw new Error('nothing was measured')
  const told = marks.map((mark) => `${mark.change}: ${digits(mark[what])}`).join(', ')
  return {
    row: 23,
    what: `${name} after ${last.change} changes of screen`,
    measured: { value: last[what], unit },
    reference: { value: first[what], unit, what: `after ${first.change}` },
    ...(max !== undefined && { target: { of: 'ratio', max } }),
    note: `after forced collections, on the same screen each time; ${told}; documents ${marks.map(({ documents }) => documents).join(', ')}`,
    samples: { [name]: marks.map((mark) => mark[what]) },
  }
}

const digits = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2))
