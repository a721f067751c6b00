import { type CodeProblem, codeFormat, SCORE_BITS } from './codeText'
import { DECKS, type Deck, SEED_BITS } from './gameTypes'

/** Contents of a challenge code (docs/game.md T4). */
export interface ChallengeCode {
  /** 20 bits. */
  seed: number
  deck: Deck
  /** Score of the run that made the code; up to 8,191. */
  score: number
}

const FORMAT = codeFormat({ seed: SEED_BITS, deck: 2, score: SCORE_BITS })

export const CODE_LENGTH = FORMAT.length

/**
 * The eight-character code of a run (docs/game.md T4): 20 bits of seed, 2 of deck, 13 of score, and a check
 * character. @throws RangeError if a number does not fit
 */
export function encodeChallenge({ seed, deck, score }: ChallengeCode): string {
  return FORMAT.write({ seed, deck: DECKS.indexOf(deck), score })
}

/** The contents of a typed challenge code, or what is wrong with it (docs/game.md T4). */
export function decodeChallenge(text: string): ChallengeCode | { problem: CodeProblem } {
  const read = FORMAT.read(text)
  if ('problem' in read) return read
  const deck = DECKS[read.deck]
  return deck === undefined ? { problem: 'wrongCheck' } : { seed: read.seed, deck, score: read.score }
}
