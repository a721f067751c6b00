const NAMED = ['aria-label', 'placeholder', 'title', 'alt']

/** Texts that were collected, by language: a text is sent once per document. */
const seen = new Map<string, Set<string>>()

/** Texts and accessible names of the page that were not collected before in this language. */
export function newTexts(): string[] {
  const { lang } = document.documentElement
  const known = seen.get(lang) ?? new Set()
  seen.set(lang, known)
  const fresh = [...allTexts()].filter((text) => text !== '' && !known.has(text))
  for (const text of fresh) known.add(text)
  return fresh
}

function* allTexts(): Generator<string> {
  yield tidy(document.title)
  let joined = ''
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, previousSibling, nextSibling, textContent } = walker.currentNode
    if (!parentElement || parentElement.closest('script, style, noscript, [contenteditable]')) continue
    // A word that may break, such as an address, is one text.
    joined = previousSibling?.nodeName === 'WBR' ? joined + textContent : (textContent ?? '')
    if (nextSibling?.nodeName !== 'WBR') yield tidy(joined)
  }
  for (const element of document.querySelectorAll(NAMED.map((name) => `[${name}]`).join(',')))
    for (const name of NAMED) yield tidy(element.getAttribute(name))
}

function tidy(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}
