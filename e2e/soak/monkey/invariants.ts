import { isExplicitId } from '../../drivers/catalogs'
import type { Action } from './action'
import { WIRE_NAMES } from './oracle'
import type { PageState } from './pageState'

/** A rule of the product that does not hold, with what a reader needs to see it. */
export interface Violation {
  invariant: string
  sentence: string
}

/** A step as the invariants see it. */
export interface Observed {
  action: Action
  before: PageState
  after: PageState
  /** Errors of the browser during the step. */
  errors: readonly string[]
  /** Fingers leave the focus where it was. */
  touch: boolean
  /** Texts that only other languages have. */
  isForeign: (text: string, lang: string) => boolean
}

type Invariant = (step: Observed) => string[]

/** Message ids, and values that reached the screen instead of words. */
const LEAKED = /\b(undefined|NaN|Invalid Date)\b|\[object |^null$/

const MAP_PATH = '/0'
const STAFF_PATH = '/booth'

/** Each invariant by its name, with what is wrong in a sentence each. */
const INVARIANTS: Record<string, Invariant> = {
  'one heading': ({ after: { headings } }) =>
    headings.length === 1 && headings[0] !== ''
      ? []
      : [`The page has ${headings.length} first headings: ${headings.map((it) => `"${it}"`).join(', ')}.`],
  'no error': ({ errors }) => errors.map((error) => `The browser reports: ${error.slice(0, 400)}`),
  'no problem panel': ({ after }) => after.problems.map((title) => `A problem panel says "${title}".`),
  'nothing loads for ever': ({ after }) =>
    after.loading.filter((it) => !it.includes('map')).map((it) => `After the time limit ${it}.`),
  'maps are drawn': ({ after }) =>
    after.maps.flatMap(({ fault }) =>
      fault ? [`A map is not drawn: ${[fault, ...after.loading].join('; ')}.`] : [],
    ),
  'the map screen has a map or says why not': ({ after }) =>
    pathOf(after) === MAP_PATH && after.maps.length === 0 && after.problems.length === 0
      ? ['The map screen shows neither a map nor what replaces it.']
      : [],
  focus: ({ after: { focus } }) =>
    focus.fault ? [`The focus is on ${focus.on}, which is ${focus.fault}.`] : [],
  'focus is not lost': lostFocus,
  'nothing sideways': ({ after }) => after.sideways.slice(0, 3).map((it) => `At ${after.width} px ${it}.`),
  'no control under another': ({ after }) => after.covered.slice(0, 3).map((it) => `The ${it}.`),
  'one language': ({ after, isForeign }) =>
    after.texts
      .filter(
        (text) => isForeign(text, after.lang) && !(pathOf(after) === STAFF_PATH && WIRE_NAMES.has(text)),
      )
      .slice(0, 3)
      .map((text) => `The page says it is ${after.lang} and shows "${text.slice(0, 80)}".`),
  'no raw values': ({ after }) =>
    after.texts
      .filter((text) => LEAKED.test(text) || isMessageId(text))
      .slice(0, 3)
      .map((text) => `The page shows "${text.slice(0, 80)}".`),
  'ids are unique': ({ after }) => after.twinIds.map((id) => `The id "${id}" is there twice.`),
  'the page scrolls': ({ after }) =>
    after.scrollLocked && after.modals.length === 0 && !after.drawerOpen
      ? ['The page is locked against scrolling and nothing is open over it.']
      : [],
  'one modal at a time': ({ after: { modals } }) =>
    modals.length > 1 && modals.at(-1)?.role !== 'alertdialog'
      ? [`Modal windows lie on each other: ${modals.map(({ name }) => `"${name}"`).join(', ')}.`]
      : [],
}

/** What holds even while a page is on its way. */
const ALWAYS = new Set(['no error', 'no problem panel', 'no raw values', 'ids are unique'])

/** The invariants that a step broke. */
export function violations(step: Observed): Violation[] {
  return Object.entries(INVARIANTS).flatMap(([invariant, holds]) =>
    step.action.hasty && !ALWAYS.has(invariant)
      ? []
      : holds(step).map((sentence) => ({ invariant, sentence })),
  )
}

/** The same fault again has the same signature, whatever figures it names. */
export function signatureOf({ invariant, sentence }: Violation): string {
  return `${invariant}: ${sentence.replace(/\d+/g, '#')}`
}

/**
 * Keys that act keep the focus on the screen: where its element went, it moves to a neighbor, the
 * trigger or the heading. Tab may leave the page, and a tap on nothing takes the focus away.
 */
function lostFocus({ action, before, after, touch }: Observed): string[] {
  const acts = action.kind === 'press' && !action.key.includes('Tab')
  if (touch || !acts || before.focus.on === null || after.focus.on !== null) return []
  if (pathOf(before) !== pathOf(after)) return []
  return [`${action.key} on ${before.focus.on} left the focus nowhere.`]
}

const pathOf = ({ address }: PageState) => address.split('?')[0]

/** A message missing from the catalogs shows its id: six characters of a hash, or a dotted name. */
function isMessageId(text: string): boolean {
  if (isExplicitId(text)) return true
  return /^[\w+/-]{6}$/.test(text) && /[a-z]/.test(text) && /[\d_+/]|.[A-Z]/.test(text)
}
