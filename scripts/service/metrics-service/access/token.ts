import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** No letter that is read or typed as another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 5
const GROUP_LETTERS = 4
/** Of a token that an operator chose: shorter ones can be guessed. */
const SHORTEST = 16

/** What lets another machine read, import and remove. */
export interface ReaderToken {
  text: string
  /** Compares in constant time. */
  is(text: string): boolean
  /** What a browser keeps in place of the token after it signed in; of another token it is another. */
  cookie: string
  /** Compares in constant time. */
  isCookie(text: string): boolean
}

/** The token `METRICS_TOKEN`, or a new one of some 99 bits. Throws a plain sentence for one that is too weak or no header. */
export function readerToken(chosen: string | undefined): ReaderToken {
  const text = chosen?.trim() || newToken()
  if (!/^[\x21-\x7e]+$/.test(text)) {
    throw new Error('METRICS_TOKEN must be of letters, figures and signs of ASCII, without a blank.')
  }
  if (text.length < SHORTEST) throw new Error(`METRICS_TOKEN must have ${SHORTEST} characters at least.`)
  const cookie = createHmac('sha256', text).update('signed in to the metrics service').digest('base64url')
  return { text, cookie, is: (other) => isSame(other, text), isCookie: (other) => isSame(other, cookie) }
}

function newToken(): string {
  const letter = () => LETTERS.charAt(randomInt(LETTERS.length))
  const group = () => Array.from({ length: GROUP_LETTERS }, letter).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** Digests are of one length, and how alike they are tells nothing. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
