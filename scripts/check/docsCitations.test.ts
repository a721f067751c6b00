import { describe, expect, it } from 'vitest'
import { checkCitations } from './docsCitations'
import { docsIds } from './docsIds'

const DOCS = {
  'docs/rules.md':
    '## Dashboard\n\n- **DA-10** Red, amber or gray.\n- **DA-11** Two recalls.\n- **DA-12** A tile.\n',
  'docs/decisions.md': '| **D27** | Widths. |\n\n**Q14** Who is signed in.\n',
  'docs/outbox.md': '# Outbox\n\n**O3** Delivery.\n',
}

/** What the check says of one file beside the documents above, as `line: message`. */
function check(file: string, text: string): string[] {
  const texts = new Map(Object.entries({ ...DOCS, [file]: text }))
  return checkCitations(texts, docsIds(texts)).map((found) => `${found.file}:${found.line} ${found.message}`)
}

describe('a citation', () => {
  it.each([
    ['an id', '/** Red, amber or gray (docs/rules.md DA-10). */'],
    ['a list', '// docs/rules.md DA-10, DA-11 and DA-12'],
    ['a range', '// docs/rules.md DA-10 to DA-12.'],
    ['two documents', '// docs/decisions.md D27, Q14; docs/outbox.md O3'],
    ['one that is broken over two lines', '/**\n * Delivery goes on (docs/outbox.md\n * O3).\n */'],
    ['the title of a test', "it('is sent once (docs/outbox.md O3)', () => {})"],
  ])('is %s with the path of its document', (_, text) => {
    expect(check('src/a.test.ts', text)).toEqual([])
  })

  it.each([
    ['an id that is not there', '// docs/rules.md DA-99', 'docs/rules.md has no DA-99'],
    ['the end of a range', '// docs/rules.md DA-10 to DA-13', 'docs/rules.md has no DA-13'],
    ['an id of another document', '// docs/rules.md D27', 'docs/rules.md has no D27'],
    ['a document that is not there', '// docs/spec.md DA-10', 'docs/spec.md has no DA-10'],
    ['a document without an id', '// docs/outbox.md, Delivery', 'docs/outbox.md without an id'],
    ['a bare rule', '// gray (DA-10)', '"DA-10": write docs/rules.md DA-10'],
    ['a bare rule that is not there', '/** gray (DA-99). */', '"DA-99": write docs/rules.md DA-99'],
    ['a bare rule after a citation', '// docs/outbox.md O3; DA-10', '"DA-10": write docs/rules.md DA-10'],
    ['a bare decision', '/** Who is signed in (Q14). */', '"Q14": write docs/decisions.md Q14'],
    [
      'a bare decision in a title',
      "it('is signed in (Q14)', () => {})",
      '"Q14": write docs/decisions.md Q14',
    ],
    ['a section of another text', '// as in spec section 4', '"spec section 4": write the rule'],
    ['a text that is not in the tree', '// the words of the spec', '"the spec": write the rule'],
    ['a plan of the work', '// search fields of issue 5', '"issue 5": write what it says'],
    ['a number of a decision', '// by decision 27', '"decision 27": write docs/decisions.md D27'],
    ['a name without its folder', '// outbox.md, Delivery', '"outbox.md": write the path and an id'],
  ])('is refused: %s', (_, text, message) => {
    expect(check('src/a.test.ts', `\n${text}`)).toEqual([
      expect.stringContaining(`src/a.test.ts:2 ${message}`),
    ])
  })

  it('may stand in styles, scripts and documents, and is checked there', () => {
    expect(check('src/a.css', '/* docs/rules.md DA-99 */')).toHaveLength(1)
    expect(check('.ci/run', '# docs/outbox.md O9')).toHaveLength(1)
    expect(check('README.md', 'See docs/outbox.md O9.')).toHaveLength(1)
    expect(check('docs/game.md', 'Widths are those of D27.')).toHaveLength(1)
  })

  it('is not seen in what only looks like one', () => {
    expect(check('src/a.ts', "const D27 = 'Q14'\nexport const quarter = D27\n")).toEqual([])
    expect(check('src/a.css', '.Q14 { color: red }')).toEqual([])
    expect(check('README.md', 'The delivery is described in docs/outbox.md.')).toEqual([])
    expect(check('CHANGELOG.md', 'Decision 27 was made.')).toEqual([])
  })
})

describe('an id', () => {
  it('is defined once', () => {
    expect(check('docs/more.md', '- **DA-10** Again.')).toEqual(['docs/more.md:1 DA-10 is defined twice'])
  })

  it('is defined at the start of a line alone', () => {
    expect(check('docs/more.md', 'Text with **ZZ-77** in it.\n')).toEqual([])
    expect(check('src/a.ts', '// docs/more.md ZZ-77')).toEqual(['src/a.ts:1 docs/more.md has no ZZ-77'])
  })
})
