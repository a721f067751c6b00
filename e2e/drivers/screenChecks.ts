import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import type { Theme } from '#domain/device/deviceMirror'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Findings of axe in a theme, one line per rule. Other themes than light change only colors. */
export async function accessibilityFaults(page: Page, theme: Theme): Promise<string[]> {
  const hasAxe = await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name
    // axe would otherwise measure colors in mid-transition.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
      else animation.finish()
    }
    return 'axe' in window
  }, theme)
  // Half a megabyte, so a document gets it once.
  if (!hasAxe) await page.evaluate(axe.source)
  const faults = await page.evaluate(async (options) => {
    const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(document, options)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
  }, optionsOf(theme))
  return faults.map((fault) => `${theme}: ${fault}`)
}

/** What passes is not described, and no style sheet is read: that would take most of the time. */
function optionsOf(theme: Theme): RunOptions {
  const runOnly: RunOptions['runOnly'] =
    theme === 'light' ? { type: 'tag', values: WCAG } : { type: 'rule', values: ['color-contrast'] }
  return { runOnly, resultTypes: ['violations'], preload: false }
}

/**
 * Controls below the minimum target size or beyond the screen. Exempts links in running text and
 * the headers of a table with its own scroll container.
 */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets)

/**
 * Elements that scroll horizontally: the page, or a box in it. A data table may (WCAG 1.4.10 exempts it), as its
 * name column stays.
 */
export const sidewaysScrollers = (page: Page): Promise<string[]> => page.evaluate(findSidewaysScrollers)

/** Cells of data tables that are cut, by the edge of their table or by their own. */
export const cutCells = (page: Page): Promise<string[]> => page.evaluate(findCutCells)

/** All of the above, and a link back whose words cannot be seen: its arrow alone does not say where it leads. */
export function layoutFaults(page: Page): Promise<string[]> {
  const checks = [findSidewaysScrollers, findSmallTargets, findCutCells, findUnsaidWaysBack]
  // One call, because a call costs more than a check.
  return page.evaluate(`[${checks.map((check) => `(${check})()`).join()}].flat()`)
}

function findSmallTargets(): string[] {
  /** Minimum touch target, CSS pixels. */
  const TARGET_PX = 44
  const found: string[] = []
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"], [role="tab"], [role="radio"]',
  )
  for (const control of controls) {
    // Hidden controls, such as the kit's native select for forms, are not targets.
    if (
      control.closest('[inert], [aria-hidden="true"]') ||
      !control.checkVisibility({ visibilityProperty: true })
    )
      continue
    const isRunningText = control.matches('p a, li p a') && getComputedStyle(control).display === 'inline'
    const own = control.getBoundingClientRect()
    // Visually hidden until it has the focus.
    if (isRunningText || own.width <= 1 || own.height <= 1) continue
    const label = control.closest('label')?.getBoundingClientRect()
    const after = getComputedStyle(control, '::after')
    // The link of a row may fill the row with what stands after its words.
    const row =
      after.position === 'absolute' && after.inset === '0px'
        ? control.offsetParent?.getBoundingClientRect()
        : null
    const width = Math.max(own.width, label?.width ?? 0, row?.width ?? 0)
    const height = Math.max(own.height, label?.height ?? 0, row?.height ?? 0)
    const name = `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)}"`
    if (width < TARGET_PX - 0.5 || height < TARGET_PX - 0.5)
      found.push(`${name} is ${Math.round(width)}x${Math.round(height)} px`)
    const inTable = control.closest('section:has(> table)')
    if (!inTable && (own.left < -0.5 || own.right > innerWidth + 0.5))
      found.push(`${name} reaches beyond the screen`)
  }
  return found
}

function findSidewaysScrollers(): string[] {
  const page = document.documentElement
  const boxes = [...document.querySelectorAll<HTMLElement>('body *')].filter((box) => {
    if (box.scrollWidth <= box.clientWidth + 1 || box.matches('section:has(> table)')) return false
    const { overflowX } = getComputedStyle(box)
    return overflowX === 'auto' || overflowX === 'scroll'
  })
  return [
    ...(page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} px wide`] : []),
    ...boxes.map((box) => `${box.tagName.toLowerCase()}.${box.className} scrolls to ${box.scrollWidth} px`),
  ]
}

function findCutCells(): string[] {
  return [...document.querySelectorAll('table:has(tr[data-index]) :is(th, td)')]
    .filter((cell) => {
      const edge = cell.closest('table')?.parentElement?.getBoundingClientRect().right ?? 0
      return cell.getBoundingClientRect().right > edge + 1 || cell.scrollWidth > cell.clientWidth + 1
    })
    .map((cell) => `${cell.textContent} is cut`)
}

function findUnsaidWaysBack(): string[] {
  return [...document.querySelectorAll('header a')]
    .filter((link) => {
      const words = link.querySelector('span')?.getBoundingClientRect()
      return !words || words.width < 2 || words.height < 2
    })
    .map((link) => `the way back to ${link.textContent}`)
}

/** Smaller text in a field makes an iPad zoom in when it gets the focus, and nothing zooms out again; CSS pixels. */
const FIELD_TEXT_PX = 16

/**
 * What keyboard, switch control or touch would stumble over: controls that Tab does not reach, an order of focus
 * that is not the order of reading, and fields that make the page zoom.
 */
export function inputFaults(page: Page): Promise<string[]> {
  return page.evaluate((leastTextPx) => {
    const found: string[] = []
    // One of a group has the focus; the arrow keys lead to the others.
    const GROUPS =
      '[role="tablist"], [role="radiogroup"], [role="listbox"], [role="grid"], [role="menu"], [role="toolbar"], [role="group"]'
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"], [role="link"]',
    )
    for (const control of controls) {
      if (
        control.closest('[inert], [aria-hidden="true"]') ||
        !control.checkVisibility({ visibilityProperty: true })
      )
        continue
      const name = `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)}"`
      if (control.tabIndex > 0) found.push(`${name} has a place of its own in the order of focus`)
      // A dialog's button for screen readers, and the arrow of a field that opens by the arrow keys as well.
      const isSpare = control.offsetWidth <= 1 || control.matches('[aria-haspopup="listbox"]')
      const isInGroup = control.closest(GROUPS) !== null
      if (control.tabIndex < 0 && !isInGroup && !isSpare && !control.matches(':disabled'))
        found.push(`${name} cannot be reached by Tab`)
      const isText = control.matches(
        'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])',
      )
      const textPx = Number.parseFloat(getComputedStyle(control).fontSize)
      if (isText && textPx < leastTextPx) found.push(`${name} has text of ${textPx} px`)
    }
    return found
  }, FIELD_TEXT_PX)
}

/** Texts and accessible names on the screen, including visually hidden ones, one per text node. */
export function textsOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { previousSibling, textContent, parentElement } = walker.currentNode
      if (parentElement?.closest('[translate="no"]')) continue
      // A word split by <wbr> is joined again.
      if (previousSibling?.nodeName === 'WBR') texts.push((texts.pop() ?? '') + (textContent ?? ''))
      else texts.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  })
}
