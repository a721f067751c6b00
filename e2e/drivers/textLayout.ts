import type { Page } from '@playwright/test'

/**
 * Texts that overlap, and texts that are clipped and cannot be read in full (by a `title`, or a box
 * that scrolls). Ignores visually hidden texts, and texts that a fixed or sticky element covers
 * while the page scrolls under it.
 */
export function textLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface TextFragment {
      text: string
      parent: HTMLElement
      pinned: Element | null
      boxes: DOMRect[]
    }
    const SLACK_PX = 2

    const pinnedAncestor = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position } = getComputedStyle(at)
        if (position === 'fixed' || position === 'sticky') return at
      }
      return null
    }
    const isRendered = (element: HTMLElement): boolean => {
      if (element.closest('[inert], #root[aria-hidden], svg, select, option, script, style, noscript'))
        return false
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1
    }
    /** The part of a box that its clipping ancestors leave visible; null when there is none. */
    const visiblePart = (box: DOMRect, element: Element): DOMRect | null => {
      let { left, top, right, bottom } = box
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const frame = at.getBoundingClientRect()
        left = Math.max(left, frame.left)
        right = Math.min(right, frame.right)
        top = Math.max(top, frame.top)
        bottom = Math.min(bottom, frame.bottom)
      }
      return right - left > SLACK_PX && bottom - top > SLACK_PX
        ? new DOMRect(left, top, right - left, bottom - top)
        : null
    }

    const fragments: TextFragment[] = []
    const clipped: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      if (!parent || !text || !isRendered(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].flatMap((box) => visiblePart(box, parent) ?? [])
      fragments.push({ text, parent, pinned: pinnedAncestor(parent), boxes })
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes].some(
        (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
      )
      const readable = element.closest('[title]') !== null
      if (!own || readable || element.scrollWidth <= element.clientWidth + SLACK_PX) continue
      const { overflowX } = getComputedStyle(element)
      const clips = overflowX === 'hidden' || overflowX === 'clip'
      if (clips && isRendered(element)) clipped.push(`cut: "${element.textContent?.trim().slice(0, 60)}"`)
    }

    const overlaps: string[] = []
    for (const [index, one] of fragments.entries()) {
      for (const other of fragments.slice(index + 1)) {
        if (one.pinned !== other.pinned) continue
        const touch = one.boxes.some((a) =>
          other.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK_PX &&
              // Lines of one paragraph share a few pixels of their line boxes.
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3,
          ),
        )
        if (touch) overlaps.push(`"${one.text.slice(0, 40)}" lies on "${other.text.slice(0, 40)}"`)
      }
    }
    return [...clipped, ...overlaps]
  })
}

/**
 * Words that are broken into two lines within themselves, and fields whose value does not fit. A word ends at a
 * hyphen, a slash, or where the text allows a break; the parts of an address or a code do as well.
 */
export function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 2
    const isShown = (element: Element) => {
      if (
        element.closest(
          '[inert], [aria-hidden="true"], svg, select, option, script, style, noscript, .visually-hidden',
        )
      )
        return false
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1
    }
    /** Whether it stands on more than one line. */
    const isOnSeveralLines = (range: Range) => {
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0)
      return first !== undefined && others.some(({ top }) => top - first.top > first.height / 2)
    }
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      const text = node.textContent ?? ''
      if (!parent || !text.trim() || !isShown(parent)) continue
      if (/@|[A-Z0-9]{12}/.test(text)) continue
      const whole = document.createRange()
      whole.selectNodeContents(node)
      // Most texts stand on one line, where no word can be broken.
      if (!isOnSeveralLines(whole)) continue
      for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        // What stands behind a soft hyphen owns its mark on the line before.
        if (text[index - 1] === '\u00ad') continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (isOnSeveralLines(range)) found.push(`broken: "${word}" in "${text.trim().slice(0, 60)}"`)
      }
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (!isShown(field) || !field.value || field.type === 'range' || field.type === 'checkbox') continue
      if (field.scrollWidth > field.clientWidth + SLACK_PX)
        found.push(`cut: "${field.value.slice(0, 60)}" in a field`)
    }
    return [...new Set(found)]
  })
}
