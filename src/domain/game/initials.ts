/** Characters that people use in place of letters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '3': 'E',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '7': 'T',
  '8': 'B',
  '9': 'G',
  '@': 'A',
  $: 'S',
  '!': 'I',
  '|': 'I',
}

const LENGTH = 3

/** Letters that are read as another one: "FVK", "SUX", "KAK", "AZZ". */
const READ_AS: Readonly<Record<string, string>> = { V: 'U', X: 'C', K: 'C', Q: 'C', Z: 'S' }

/**
 * What three letters must not say on a sponsor's screen, whole words and their usual short forms, by
 * language. The list is kept small, because every entry excludes someone's own initials: merely silly words
 * are not on it, and words for groups of people are not insults. Other spellings follow from `READ_AS`.
 */
const RUDE: ReadonlySet<string> = new Set(
  [
    // English
    'ASS BCH CCK CNT COK CUM CUN DCK DIC DIE FAP FCK FKU FUC FUK HOE HOR JIZ KYS PEE POO SEX SHT SUC TIT TWT VAG WTF XXX',
    // Against peoples and groups, in any language
    'DYK FAG FGT JAP KKK NAZ NEG NGA NGR NIG NZI WOG WOP',
    // Spanish
    'CAC CAG CHG CUL HDP PND PTA PTO PUT VRG',
    // French
    'CON FDP FIF MRD NIQ NTM PED PIS SLP TBK ZOB',
  ].flatMap((words) => words.split(' ')),
)

/** Names and everyday words that are on the list only when reversed. */
const FINE_FORWARDS: ReadonlySet<string> = new Set(
  'AGN ATP BOZ CID DEP EID GAV GEN GHC GIN KID KOC LUC OTP PAJ POW QIN ROH SIP ZAN'.split(' '),
)

/**
 * Whether initials must not be on a public screen (docs/game.md T4), in English, Spanish and French: also
 * with spaces, with similar digits or letters, or reversed.
 */
export function isRude(initials: string): boolean {
  const letters = lettersOf(initials)
  if (letters.length !== LENGTH) return false
  const reversed = backwards(letters)
  return (
    readings(letters).some((word) => RUDE.has(word)) ||
    (!FINE_FORWARDS.has(letters) && [reversed, reversed.replaceAll('V', 'U')].some((word) => RUDE.has(word)))
  )
}

/** All readings of a word, with each letter as it is and as it may be read. */
function readings(word: string): readonly string[] {
  return [...word].reduce<readonly string[]>(
    (heads, letter) => [
      ...heads.map((head) => head + letter),
      ...heads.map((head) => head + (READ_AS[letter] ?? letter)),
    ],
    [''],
  )
}

/** Plain capital letters, without accents, spaces and marks. */
function lettersOf(text: string): string {
  const plain = text.normalize('NFKD').toUpperCase()
  return [...plain]
    .map((character) => LOOK_ALIKES[character] ?? character)
    .join('')
    .replace(/[^A-Z]/g, '')
}

const backwards = (word: string): string => [...word].reverse().join('')
