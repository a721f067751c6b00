import { type StartAddress, startOver } from './reset'

/** Asks about unsaved changes; `leave` goes on with what was asked for. */
type Question = (leave: () => void) => void

let question: Question | null = null

/** Has a question asked before a visitor starts over. @returns the function that takes it back */
export function askBeforeStartingOver(ask: Question): () => void {
  question = ask
  return () => {
    if (question === ask) question = null
  }
}

/** A visitor's wish to start over: unsaved changes are asked about first (docs/rules.md SE-14). */
export function wishToStartOver(to: StartAddress): void {
  if (question) question(() => void startOver(to))
  else void startOver(to)
}
