import { CHALLENGE_VALUES, type Challenge } from '../domain/game/challenge'
import { store } from './store'
import { visitAtom } from './visit'

/** What a screen tells the game: a challenge, and the value of its check. */
export interface ChallengeCheck {
  challenge: Challenge
  value: number
}

type Listener = (check: ChallengeCheck) => void

const activeAtom = visitAtom<Challenge | null>(null)
const listeners = new Set<Listener>()

/** The challenge that the player is at; null outside of a game. */
export function setActiveChallenge(challenge: Challenge | null): void {
  store.set(activeAtom, challenge)
}

/** Says that what a challenge asks for was done: an event while that challenge is active, else nothing. */
export function challengeCheck(challenge: Challenge): void {
  if (store.get(activeAtom) !== challenge) return
  for (const listener of listeners) listener({ challenge, value: CHALLENGE_VALUES[challenge] })
}

/** Hears each check. @returns what ends it */
export function onChallengeCheck(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
