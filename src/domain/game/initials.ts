/** Characters that people write in place of letters. */
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

/**
 * What three letters say that a sponsor's screen must not, whole words and their usual short forms, by language.
 * The list stays small, because every entry takes somebody's own initials: what is only silly is not on it,
 * and what people are is no insult.
 */
const RUDE: ReadonlySet<string> = new Set([
  // English
  ...[
    'ASS',
    'CCK',
    'CNT',
    'COK',
    'CUM',
    'CUN',
    'DCK',
    'DIC',
    'DIK',
    'FAP',
    'FCK',
    'FKU',
    'FUC',
    'FUK',
    'FUQ',
  ],
  ...['FUX', 'HOE', 'JIZ', 'KYS', 'SEX', 'SHT', 'TIT', 'TWT', 'VAG', 'WTF', 'XXX'],
  ...['DYK', 'FAG', 'FGT', 'JAP', 'KKK', 'NGA', 'NGR', 'NIG', 'NZI', 'WOG', 'WOP'],
  // Spanish
  ...['CAG', 'CUL', 'HDP', 'PND', 'PTA', 'PTO', 'PUT', 'VRG'],
  // French
  ...['CON', 'FDP', 'FIF', 'KON', 'NIQ', 'NTM', 'PED', 'PIS', 'SLP', 'TBK', 'ZOB'],
])

/** Names and everyday words that only read backwards are on the list. */
const FINE_FORWARDS: ReadonlySet<string> = new Set([
  ...['ATP', 'CID', 'DEP', 'GAV', 'GIN', 'KID', 'KOC', 'LUC', 'OTP', 'POW', 'SIP'],
])

/**
 * Whether initials must not be on a public screen (docs/game.md T4), in English, Spanish and French: also
 * spaced, with digits or a V for letters, or read backwards.
 */
export function isRude(initials: string): boolean {
  const letters = lettersOf(initials)
  return [letters, letters.replaceAll('V', 'U')].some(
    (word) => RUDE.has(word) || (RUDE.has(backwards(word)) && !FINE_FORWARDS.has(word)),
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
