import { parseSync } from 'vite'
import { type DocsId, ID, isDoc } from './docsIds'
import { lineOf } from './docsTree'
import type { Violation } from './layers'

/** White space, or the end of one comment line and the beginning of the next. */
const GAP = '(?:\\s|\\n\\s*(?:\\*|//|#)\\s)+'
const CITATION = new RegExp(
  `docs/[\\w-]+\\.md(?:\`?${GAP}${ID}(?:(?:,|${GAP}to|${GAP}and|${GAP}or)${GAP}${ID})*)?`,
  'g',
)
const DOCUMENT_NAMES = 'rules|decisions|contracts|outbox|game|quality|architecture|testing'

/** Forms of a citation that nobody can follow, and what to write in their place. */
const WRONG_FORMS: readonly { form: RegExp; write: (found: string) => string }[] = [
  {
    form: /\b(?:spec(?:ification)?,? )?sections? \d+|\bthe spec\b(?!:)/gi,
    write: () => 'the rule that it means, as `docs/rules.md DA-10`',
  },
  {
    form: /\bVISUAL\.md|\bdesign\/\w+|\bissues? #?\d+/g,
    write: () => 'what it says: nobody who reads this can look there',
  },
  { form: /\bdecisions? Q?\d+/gi, write: (found) => `docs/decisions.md D${found.replace(/\D/g, '')}` },
  {
    form: new RegExp(`(?<![\\w/.-])(?:${DOCUMENT_NAMES}|tour-and-game)\\.md`, 'g'),
    write: (found) => `the path and an id, as \`docs/${found} ...\`, or leave it out`,
  },
]

/**
 * Citations of `docs/`: each is `docs/<file>.md <ID>` (or a list or range of ids) and names an id that is there;
 * any other form is refused. A changelog speaks of what was; this check's own files hold wrong forms on purpose.
 */
export function checkCitations(texts: ReadonlyMap<string, string>, ids: readonly DocsId[]): Violation[] {
  const known = new Map<string, Set<string>>()
  for (const { file, id } of ids) known.set(file, (known.get(file) ?? new Set()).add(id))
  const home = new Map(ids.map(({ file, id }) => [id, file]))
  const twice = ids.filter(({ id }, at) => ids.findIndex((other) => other.id === id) !== at)
  return [
    ...twice.map(({ file, line, id }) => ({ file, line, message: `${id} is defined twice` })),
    ...[...texts].flatMap(([file, text]) =>
      file === 'CHANGELOG.md' || /^scripts\/check\/docs/.test(file)
        ? []
        : citationsOf(file, text, known, home),
    ),
  ]
}

function citationsOf(
  file: string,
  text: string,
  known: ReadonlyMap<string, ReadonlySet<string>>,
  home: ReadonlyMap<string, string>,
): Violation[] {
  const violations: Violation[] = []
  const say = (at: number, message: string) => violations.push({ file, line: lineOf(text, at), message })
  // Citations are blanked once they are checked: what is left of an id then has no path before it.
  let rest = text.replace(CITATION, (citation, at: number) => {
    // A path in quotes is a file that a program opens.
    if (
      /['"`]/.test(text[at - 1] ?? '') &&
      text[at + citation.length] === text[at - 1] &&
      citation.endsWith('.md')
    )
      return ' '.repeat(citation.length)
    for (const message of faultsOf(citation, file, known)) say(at, message)
    return ' '.repeat(citation.length)
  })
  if (isDoc(file)) rest = rest.replace(/^(?:- |\| |#+ )?\*\*[A-Z]+-?\d+\*\*/gm, (id) => ' '.repeat(id.length))
  for (const { form, write } of WRONG_FORMS) {
    for (const { 0: found, index } of rest.matchAll(form)) say(index, `"${found}": write ${write(found)}`)
  }
  for (const { id, doc, at } of bareIds(file, rest, home)) say(at, `"${id}": write ${doc} ${id}`)
  return violations.sort((a, b) => a.line - b.line)
}

function faultsOf(citation: string, file: string, known: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const path = /^docs\/[\w-]+\.md/.exec(citation)?.[0] ?? ''
  const there = known.get(path)
  const cited = [...citation.slice(path.length).matchAll(new RegExp(ID, 'g'))].map(([id]) => id)
  // A document as a whole is named in documents; its own check of paths says whether it is there.
  if (cited.length === 0) {
    return there && !file.endsWith('.md')
      ? [`${path} without an id: name what is meant, as \`${path} ${[...there][0]}\``]
      : []
  }
  return cited.flatMap((id) => (there?.has(id) ? [] : [`${path} has no ${id}`]))
}

/** Ids without a path: rules anywhere; decisions and sections, which look like much else, in prose alone. */
function bareIds(
  file: string,
  text: string,
  home: ReadonlyMap<string, string>,
): { id: string; doc: string; at: number }[] {
  const groups = new Map([...home].map(([id, doc]) => [id.slice(0, 3), doc]))
  const docOf = (id: string) => (id.includes('-') ? groups.get(id.slice(0, 3)) : home.get(id))
  const found = [...text.matchAll(new RegExp(`(?<![\\w-])${ID}(?![\\w-])`, 'g'))].flatMap(
    ({ 0: id, index }) => {
      const doc = docOf(id)
      return doc === undefined ? [] : [{ id, doc, at: index }]
    },
  )
  if (!found.some(({ id }) => !id.includes('-'))) return found
  const prose = proseOf(file, text)
  return found.filter(({ id, at }) => id.includes('-') || prose.some(([from, to]) => from <= at && at < to))
}

/** Where people write sentences: comments and titles of tests in code, everything in a document. */
function proseOf(file: string, text: string): [number, number][] {
  if (/\.css$/.test(file)) return spans(text, /\/\*[\s\S]*?\*\//g)
  if (!/\.(ts|tsx)$/.test(file)) return [[0, text.length]]
  const { comments } = parseSync(file, text)
  const titles = spans(text, /(?:\b(?:it|test|describe)(?:\.\w+)?|\))\(\s*(['"`])(?:(?!\1).)*\1/g)
  return [...comments.map(({ start, end }): [number, number] => [start, end]), ...titles]
}

function spans(text: string, form: RegExp): [number, number][] {
  return [...text.matchAll(form)].map(({ 0: found, index }) => [index, index + found.length])
}
