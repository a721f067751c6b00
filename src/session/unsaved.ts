import { type StartAddress, startOver } from './reset'

/** Asks about unsaved changes; `leave` continues with the request. */
type Question = (leave: () => void) => void

let question: Question | null = null

/** Sets a question that is asked before a visitor starts over. @returns a function that removes it */
export function askBeforeStartingOver(ask: Question): () => void {
  question = ask
  return () => {
    if (question === ask) question = null
  }
}

/** Starts over for a visitor, after a question about unsaved changes (docs/rules.md SE-14). */
export function wishToStartOver(to: StartAddress): void {
  if (question) question(() => void startOver(to))
  else void startOver(to)
}
