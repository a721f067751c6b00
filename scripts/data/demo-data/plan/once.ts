/** A function that makes its answer at the first call and gives the same one at each later call. */
export function once<T>(make: () => T): () => T {
  let made: { answer: T } | undefined
  return () => {
    made ??= { answer: make() }
    return made.answer
  }
}
