import type { Box } from '#domain/attract/night/linePlaces'

/** Boxes of the texts and buttons of a screen that are over `ground`, relative to it, CSS pixels. */
export function wordBoxes(ground: HTMLElement): Box[] {
  const screen = ground.parentElement
  if (!screen) return []
  const origin = ground.getBoundingClientRect()
  const boxes: DOMRect[] = []
  for (const part of screen.children) {
    if (part === ground) continue
    boxes.push(...[...part.querySelectorAll('button, svg')].map((element) => element.getBoundingClientRect()))
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) boxes.push(...rectsOf(text))
  }
  return boxes
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ left, top, right, bottom }) => ({
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    }))
}

/** The lines of a text: its element may be wider than they are. */
function rectsOf(text: Node): Iterable<DOMRect> {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getClientRects()
}
