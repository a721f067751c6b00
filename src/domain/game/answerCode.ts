import { seedOf } from '#domain/base/seededRandom'
import { type ChallengeCode, encodeChallenge } from './challengeCode'
import { ALL_CHALLENGES } from './challenges'
import { type CodeProblem, codeFormat, SCORE_BITS } from './codeText'

/** Result of a run that was started from a challenge code, for the device that made the code (docs/game.md T4). */
export interface Answer {
  /** Up to 8,191. */
  score: number
  /** Challenges that it found. */
  found: number
}

const HASH_BITS = 32
const TAG_BITS = 7

const FORMAT = codeFormat({ score: SCORE_BITS, found: 5, tag: TAG_BITS })

export const ANSWER_LENGTH = FORMAT.length

/**
 * The six-character code that answers a challenge (docs/game.md T4): 13 bits of score, 5 of finds, 7 that depend on
 * the challenge, and a check character. @throws RangeError if a number does not fit
 */
export function encodeAnswer({ score, found }: Answer, challenge: ChallengeCode): string {
  return FORMAT.write({ score, found, tag: tagOf(challenge) })
}

/**
 * The contents of a typed answer to this challenge, or what is wrong with it (docs/game.md T4). The answer to another
 * challenge is recognized in 127 of 128 cases.
 */
export function decodeAnswer(
  text: string,
  challenge: ChallengeCode,
): Answer | { problem: CodeProblem | 'otherChallenge' } {
  const read = FORMAT.read(text)
  if ('problem' in read) return read
  const { score, found, tag } = read
  if (found > ALL_CHALLENGES.length) return { problem: 'wrongCheck' }
  return tag === tagOf(challenge) ? { score, found } : { problem: 'otherChallenge' }
}

/** The highest bits of the hash, which depend on every character of the challenge code. */
function tagOf(challenge: ChallengeCode): number {
  return seedOf(encodeChallenge(challenge)) >>> (HASH_BITS - TAG_BITS)
}
