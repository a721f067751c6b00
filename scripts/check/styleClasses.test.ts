import { expect, it } from 'vitest'
import { styleClassProblems } from './styleClasses'

const CSS = '/* .not */ .a { color: red }\n.a .b:hover { background: url("x.png") }\n'
const using = (text: string, css = CSS) =>
  styleClassProblems([
    { path: 'src/ui/Box.tsx', text: `import styles from './Box.module.css'\n${text}` },
    { path: 'src/ui/Box.module.css', text: css },
  ])

it('classes that are there and named are in order', () => {
  expect(using("cx(styles.a, styles['b'])")).toEqual([])
})
it('a class that the stylesheet lacks is named with its component', () => {
  expect(using('styles.a + styles.b + styles.c')).toEqual([
    'src/ui/Box.tsx: src/ui/Box.module.css has no class c',
  ])
})
it('a class that no component names is reported', () => {
  expect(using('styles.a')).toEqual(['src/ui/Box.module.css: no component names b'])
})
it('a class may be chosen by a value', () => {
  expect(using('styles[tone]')).toEqual([])
})
it('a stylesheet that is not there is reported', () => {
  expect(styleClassProblems([{ path: 'src/A.tsx', text: "import s from './A.module.css'" }])).toEqual([
    'src/A.tsx: ./A.module.css is not there',
  ])
})
