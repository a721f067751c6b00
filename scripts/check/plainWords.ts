import { parseSync, Visitor } from 'vite'
import { lineOf } from './docsTree'
import type { Violation } from './layers'

interface Habit {
  /** A space matches the end of a comment line, too. */
  pattern: RegExp
  write: string
}

/** Words in comments that need a second reading, and plain ones for them. */
const WORDS: readonly Habit[] = [
  { pattern: /anew/, write: 'again, or another verb: reload, recreate' },
  { pattern: /so (many|much)/, write: 'the name of the number, or "a number of"' },
  { pattern: /for so long/, write: '"for this long", or the name of the limit' },
  { pattern: /who(m?)ever/, write: 'who it is: a visitor, staff, the caller' },
  { pattern: /(some|no|every)body/, write: 'who it is, or someone, no one, everyone' },
  { pattern: /(is|are|was|were|be|been|being) told(?! apart)/, write: 'knows, receives, is notified' },
  { pattern: /told apart/, write: 'distinguished' },
  { pattern: /(is|are|was|were) said/, write: 'is shown, is reported' },
  { pattern: /what (is|was|were|are) asked/, write: 'the request' },
  { pattern: /hears? of/, write: 'receives, is notified' },
  { pattern: /dear(er|est)?/, write: 'expensive' },
  { pattern: /mend(s|ed|ing)?/, write: 'fix, correct' },
  { pattern: /for good(?! (reason|driving|scores?|measure))/, write: 'permanently' },
  { pattern: /st(ands?|ood) for/, write: 'means, represents, replaces' },
  {
    pattern: /st(ands?|ood) (in|on|at|beside|below|above|under|between|there|before|after|over|apart|alone)/,
    write: 'is, is shown',
  },
  { pattern: /(lies?|lay|lying) (over|aside)/, write: 'covers; is stored' },
  { pattern: /(is|are|was|were|puts?|kept|left) aside/, write: 'stashed, stored, ignored' },
  { pattern: /of (its|their) own/, write: '"its own ...", or separate' },
  { pattern: /(?<!there |still )(is|are|was|were) none/, write: '"is not one", "is invalid"' },
  { pattern: /none of (ours|its|their|what)/, write: '"not ours", "no ..."' },
  {
    pattern: /(?<!there |it )(is|are|was|were) no (?!longer|more|less|other)[a-z]+/,
    write: '"is not a ..."',
  },
  { pattern: /goes down/, write: 'fails, decreases' },
  { pattern: /(goes|go|went) on/, write: 'continues' },
  { pattern: /bec(omes?|ame) of/, write: 'the result' },
  { pattern: /(day|days|month|months|year|years|invoice|one|runs?) to come/, write: 'future, upcoming' },
  { pattern: /all the same/, write: 'anyway' },
  { pattern: /once more/, write: 'again' },
  { pattern: /at hand/, write: 'available, current' },
  { pattern: /in force/, write: 'current' },
  { pattern: /in sight/, write: 'visible' },
  { pattern: /in words/, write: 'as text' },
  { pattern: /(is|are|be|was|were) looked at/, write: 'read, checked' },
  { pattern: /makes? no sense/, write: 'is invalid' },
  { pattern: /lets? (it |them )?go/, write: 'release' },
  { pattern: /but for/, write: 'except' },
  { pattern: /(?<!the |makes? )room for/, write: 'space for' },
  { pattern: /shall/, write: 'will, must' },
  { pattern: /(?<=[,;:] )else(?! if)/, write: 'otherwise' },
  {
    pattern: /a (line|row|bar|key|file|box|card|point|mark|column|hash|dot|chunk|note) a [a-z]+/,
    write: '"one ... for each ..."',
  },
]

/** Names that were replaced, or that say too little, and what to name instead. */
const NAMES: readonly Habit[] = [
  { pattern: /(is|has)?(told|said)/i, write: 'what it holds: hasRetryAfter, isNotified, message' },
  { pattern: /sought(Id)?/, write: 'target, requested' },
  { pattern: /(await|awaited|begin|end|stored)Turn|isTurning|turnDays/, write: 'weekdayShift, MapSession' },
  { pattern: /Proof|useProof(Text|Words)/, write: 'CheckResult, Evidence' },
  { pattern: /useWords/, write: 'useReportFormats, or another name for what it formats' },
  { pattern: /\w*AddOnPiece|(Adapter|Camera|Charging|Coaching)?Piece/, write: 'AddOnPreview' },
  { pattern: /(start|take|stop)Acts/, write: 'startRecording and so on' },
  { pattern: /ToBeat/, write: 'ScoreToBeat' },
  { pattern: /Showing/, write: 'ResultCount' },
  { pattern: /BoughtAndUsed/, write: 'FuelReconciliation' },
  { pattern: /mondayFinds|MondayList/, write: 'takeaways' },
  { pattern: /GoneLine/, write: 'RemovedNotice' },
  { pattern: /deal(Fleet|Donors)|dealt[A-Z]\w*|Dealt\w*/, write: 'generateFleet, GeneratedVehicle' },
  { pattern: /useKept(Back)?/, write: 'useLastValue, useUndelivered' },
  { pattern: /tryStage/, write: 'loadStage' },
  { pattern: /putAside|bringBack|keptAside/, write: 'stash, restore, stashed' },
  { pattern: /judge[A-Z]\w*|JUDGES/, write: 'evaluate' },
  { pattern: /(Unread|Staff)Door/, write: 'StaffAccess' },
]

/**
 * Words in the comments of a source file that plain ones should replace.
 * @param file its path from the root
 */
export function wordViolations(file: string, text: string): Violation[] {
  const prose = commentsOf(file, text)
  const found = WORDS.flatMap(({ pattern, write }) => {
    const words = pattern.source.replaceAll(' ', ' +')
    return [...prose.matchAll(new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gi'))].map(
      ({ 0: match, index }) => ({
        file,
        line: lineOf(text, index),
        message: `"${match.replace(/ +/g, ' ')}": write ${write}`,
      }),
    )
  })
  return found.sort((one, other) => one.line - other.line)
}

/**
 * Names that a source file declares and that were replaced, or say too little.
 * @param file its path from the root
 */
export function nameViolations(file: string, text: string): Violation[] {
  const violations: Violation[] = []
  const declare = ({ name, start }: { name: string; start: number }) => {
    for (const { pattern, write } of NAMES) {
      if (new RegExp(`^(?:${pattern.source})$`, pattern.flags).test(name))
        violations.push({ file, line: lineOf(text, start), message: `the name "${name}": write ${write}` })
    }
  }
  const named = ({ id }: { id: { name: string; start: number } | null }) => {
    if (id) declare(id)
  }
  new Visitor({
    FunctionDeclaration: named,
    ClassDeclaration: named,
    TSInterfaceDeclaration: named,
    TSTypeAliasDeclaration: named,
    VariableDeclarator: ({ id }) => {
      if (id.type === 'Identifier') declare(id)
    },
    TSPropertySignature: ({ key }) => {
      if (key.type === 'Identifier') declare(key)
    },
  }).visit(parseSync(file, text).program)
  return violations
}

/** The text with only its comments left, at the same offsets: one line each, without the signs around them. */
function commentsOf(path: string, text: string): string {
  let prose = ''
  for (const { start, end } of parseSync(path, text).comments) {
    const between = text.slice(prose.length, start)
    prose += between.replace(/./gs, between.trim() === '' ? ' ' : '\n')
    prose += text
      .slice(start, end)
      .replace(/^\/[/*]+|\*\/$/g, blank)
      .replace(/\n\s*\*?/g, blank)
      .replace(/`[^`]*`/g, (code) => code.replace(/./gs, '\n'))
  }
  return prose
}

const blank = (found: string): string => ' '.repeat(found.length)
