/** Characters that stand for letters in a hidden word. */
const LETTERS: Record<string, string> = {
  '0': 'O',
  '1': 'I',
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
}

/** Three letters that read as a rude or hateful word by themselves, in English, Spanish and French. */
const RUDE: readonly string[] = [
  ...['ASS', 'CUM', 'FAG', 'FUC', 'FUK', 'FUX', 'JIZ', 'KKK', 'NIG', 'SEX', 'TIT', 'VAG', 'WOP', 'WTF'],
  ...['CUL', 'CON', 'PUT', 'PIS', 'BIT'],
]

/** Whether initials must not be on a public screen (docs/game.md T4). */
export function isRude(initials: string): boolean {
  const letters = [...initials.normalize('NFKD').toUpperCase()]
    .map((character) => LETTERS[character] ?? character)
    .join('')
    .replace(/[^A-Z]/g, '')
  return RUDE.includes(letters) || RUDE.includes([...letters].reverse().join(''))
}
