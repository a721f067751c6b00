import { describe, expect, it } from 'vitest'
import { checkPaths, checkPathsInCode } from './docsPaths'
import { ignoreRules } from './docsTree'

const FILES = [
  'package.json',
  'docs/rules.md',
  'scripts/README.md',
  'scripts/check/docs.ts',
  'src/app/router.tsx',
  'src/app/HomeRoute.tsx',
  'src/features/map/MapScreen.tsx',
]

/** A small repository with one additional file. */
function treeWith(line: string, file: string) {
  const folders = FILES.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at).join('/')))
  return {
    paths: new Set([...FILES, ...folders.filter((path) => path !== ''), file]),
    texts: new Map([[file, line]]),
    isIgnored: ignoreRules('dist\n.cache\npublic/maps/\n'),
  }
}

/** Problems that the check finds in a line of a document. */
function check(line: string, file = 'README.md'): string[] {
  return checkPaths(treeWith(line, file), new Set(['check'])).map(({ message }) => message)
}

describe('a path in a document', () => {
  it.each([
    '`src/app/router.tsx`',
    '`src/app` and `src/app/`',
    '`app/router.tsx`, as under src',
    '`router.tsx`',
    '`src/features/<name>` and `src/features/*/MapScreen.tsx`',
    '`*Route.tsx`',
    '`src/{app,features}`',
    '[rules](docs/rules.md) and [a part](docs/rules.md#dashboard)',
    '[elsewhere](https://example.com/a.md)',
    '`dist/`, `.cache/bench.json` and `public/maps/` are made by programs',
    '`/booth`, `@tanstack/react-table`, `text/html`, `config.json`, `a or b`',
    '`npm run check`',
    '`src/app/game.ts` (to come)',
    '`handoffUrl` (to come)',
  ])('is there, or is none: %s', (line) => {
    expect(check(line)).toEqual([])
  })

  it.each([
    ['`src/app/gone.tsx`', 'src/app/gone.tsx is not in the tree'],
    ['`app/gone.tsx`', 'app/gone.tsx is not in the tree'],
    ['`src/gone`', 'src/gone is not in the tree'],
    ['`gone.ts`', 'gone.ts is not in the tree'],
    ['`src/{app,gone}`', 'is not in the tree'],
    ['`src/rooms/<name>/Screen.tsx`', 'is not in the tree'],
    ['- **DA-10** Half of it is to come. — `src/app/gone.tsx`', 'is not in the tree'],
    ['`src/app/router.tsx` (to come)', 'src/app/router.tsx has come'],
    ['[rules](docs/gone.md)', 'the link leads to docs/gone.md'],
    ['`npm run gone`', 'package.json has no script "gone"'],
  ])('is refused: %s', (line, message) => {
    expect(check(line)).toEqual([expect.stringContaining(message)])
  })

  it('is read from the folder of its document', () => {
    expect(check('`check/docs.ts` and [rules](../docs/rules.md)', 'scripts/README.md')).toEqual([])
    expect(check('[rules](docs/rules.md)', 'scripts/README.md')).toHaveLength(1)
  })

  it('is looked at in documents alone', () => {
    expect(check('`src/app/gone.tsx`', 'src/app/notes.md')).toEqual([])
  })
})

describe('a path in code', () => {
  const inCode = (line: string, file = 'src/app/b.ts') =>
    checkPathsInCode(treeWith(line, file)).map(({ message }) => message)

  it.each([
    "const SOURCE = 'src/app/router.tsx'",
    '// Rows are bound in `app/router.tsx`.',
    "import { a } from './gone'",
    "import { a } from '../scripts/gone.ts'",
    "fetch('/maps/gone.md')",
    '// A file of a build: `assets/gone.css`.',
    "const MADE = 'public/maps/archive.md'",
  ])('is there, or is none: %s', (line) => {
    expect(inCode(line)).toEqual([])
  })

  it.each([
    "const SOURCE = 'src/app/gone.tsx'",
    '// Rows are bound in `app/gone.tsx`.',
    'return `raise it in scripts/gone.ts.`',
  ])('is refused: %s', (line) => {
    expect(inCode(line)).toEqual([expect.stringMatching(/gone\.tsx? is not in the tree$/)])
  })

  it('may be made up in a test', () => {
    expect(inCode("const SOURCE = 'src/app/gone.tsx'", 'src/app/b.test.ts')).toEqual([])
  })
})
