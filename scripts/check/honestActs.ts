/** What a test calls again and again until it holds: reading belongs in there, acting does not. */
const REPEATING = /(?:\b(?:waitFor|poll)\s*\(|await expect\s*\(\s*async\b)/g
/** Presses and typing, of Playwright, of Testing Library and of our own drivers. */
const ACT =
  /\bfireEvent\b|\.(?:click|dblclick|tap|check|uncheck|fill|press|pressSequentially|selectOption|setChecked|dragTo|visit|goto|reload)\s*\(/

/**
 * Acts of tests that hide a fault of the product: forced past what covers a target, or tried again until they
 * work (docs/testing.md).
 * @param path of the file from the root
 * @returns one line a finding, with file and line
 */
export function actProblems(path: string, text: string): string[] {
  const problems: { at: number; what: string }[] = []
  for (const { index } of text.matchAll(/\.(?!rm)\w+\([^()\n]*\bforce:\s*true/g))
    problems.push({ at: index, what: 'a forced act: press what a finger would press, such as the label' })
  for (const { index } of text.matchAll(/\.toPass\s*\(/g))
    problems.push({ at: index, what: 'toPass repeats what is in it: wait for a state, then act once' })
  for (const found of text.matchAll(REPEATING)) {
    const open = text.indexOf('(', found.index)
    if (ACT.test(text.slice(open, closingOf(text, open))))
      problems.push({ at: found.index, what: 'an act inside a wait is repeated: act once, then wait' })
  }
  return problems
    .sort((a, b) => a.at - b.at)
    .map(({ at, what }) => `${path}:${text.slice(0, at).split('\n').length}: ${what}`)
}

/** Where the parenthesis that opens at an index is closed; the end of the text where it is not. */
function closingOf(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}
