/** Lets whatever waits for this thread have its turn, as the screen that has to be drawn. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
