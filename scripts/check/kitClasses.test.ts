import { expect, it } from 'vitest'
import { kitClassProblems } from './kitClasses'

const KIT = `/* .not */ .text-small { font-size: var(--t-small); line-height: var(--l-small); }
.quiet { color: gray; }
@media print { body :has(.alone) { margin: 0; } }`
const problemsOf = (text: string) =>
  kitClassProblems([{ path: 'src/ui/text.css', text: KIT }], [{ path: 'Box.module.css', text }])

it('a module may compose classes of the kit and add declarations', () => {
  expect(problemsOf('.a, .b { composes: text-small alone from global; color: gray; }')).toEqual([])
})
it('a rule of plain classes that repeats a class of the kit is reported', () => {
  expect(
    problemsOf('.a,\n.b { line-height: var(--l-small); color: red; font-size: var(--t-small); }'),
  ).toEqual(['Box.module.css: .a, .b repeats .text-small, which it can compose'])
})
it('what cannot compose may repeat', () => {
  const block = '{ font-size: var(--t-small); line-height: var(--l-small); }'
  expect(problemsOf(`.a dt ${block} @media (max-width: 1px) { .b { top: 0; } .a ${block} }`)).toEqual([])
})
it('a composed class that the kit does not have is reported', () => {
  expect(problemsOf('.a { composes: text-small not from global; }')).toEqual([
    'Box.module.css: composes not, which the kit does not have',
  ])
})
it('composing from a file is reported', () => {
  expect(problemsOf(".a { composes: b from './b.module.css'; }")).toEqual([
    "Box.module.css: composes b from './b.module.css', not from global",
  ])
})
it.each([
  ['for a descendant', '.pill .part { composes: quiet from global; }', '.pill .part'],
  ['for a state', '.a:hover { composes: quiet from global }', '.a:hover'],
  ['among plain ones', '.a, .b .c { composes: quiet from global; }', '.a, .b .c'],
  ['inside another', '.a { color: red; .b { composes: quiet from global; } }', '.a .b'],
  ['inside an at-rule', '@media print { .a { composes: quiet from global; } }', '@media print .a'],
])('a rule %s may not compose', (_, text, selector) => {
  expect(problemsOf(text)).toEqual([
    `Box.module.css: ${selector} composes; only a rule of plain classes inside no other can`,
  ])
})
