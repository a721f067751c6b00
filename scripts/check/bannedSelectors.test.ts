import { expect, it } from 'vitest'
import { bannedSelectorProblems } from './bannedSelectors'

const problemsOf = (text: string, exceptions: Parameters<typeof bannedSelectorProblems>[1] = []) =>
  bannedSelectorProblems([{ path: 'Box.module.css', text }], exceptions)

it.each([
  [':has()', '.box:has(> .open)'],
  ['::before or ::after of every element', '*, *::before'],
  ['::before or ::after of every element', '.box ::after'],
  ['every descendant', '.box *'],
  ['every descendant', '.box :global(*)'],
  ['a sibling of any kind', '.box > * + *'],
  ['a sibling of any kind', '.box > * + .last'],
  ['a sibling of any kind', '.first ~ *'],
  ['a sibling of any kind', '.box + :not(.other)'],
  ['the root in a state', ':root[data-open]'],
  ['the root in a state', '.a, body.locked .b'],
  ['the root in a state', 'html:focus-within'],
])('%s is refused with its reason, as in "%s"', (name, selector) => {
  const problems = problemsOf(`@media screen { ${selector} { color: red; } }`)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`Box.module.css: ${selector} uses ${name}: `)
})

it('all of a root that looks for what is open are refused', () => {
  expect(problemsOf(':root:has(.panel) { --room: 1px; }')).toHaveLength(2)
})

it.each([
  '* { box-sizing: border-box; }',
  '.box > :not(:first-child), .box + .box, .box ~ div { color: red; }',
  '.box > *, .box::after, :root, [data-theme="dark"] { color: red; }',
  '.body:focus, .box .html[hidden] { width: calc(1 * 2px); }',
  '@media print { body:has(.sheet) * { visibility: hidden; } }',
  '.box { @supports selector(:has(.open)) { color: red; } }',
  '/* .box:has(.open) */ @container box (width > 1px) { .box { color: red; } }',
])('%s is allowed', (text) => expect(problemsOf(text)).toEqual([]))

it('an exception allows its selector in its file, and is reported once nothing needs it', () => {
  const exceptions = [{ path: 'Box.module.css', selectors: ['.box:has(:checked)'], why: 'one label' }]
  expect(problemsOf('.box:has(:checked) { color: red; }', exceptions)).toEqual([])
  const other = { path: 'Other.module.css', text: '.box:has(:checked) { color: red; }' }
  expect(bannedSelectorProblems([other], exceptions)[0]).toContain(
    'Other.module.css: .box:has(:checked) uses',
  )
  expect(problemsOf('.box { color: red; }', exceptions)).toEqual([
    'Box.module.css: .box:has(:checked) is an exception that nothing needs',
  ])
})
