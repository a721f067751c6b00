/** Yields to the event loop, so that the browser can paint and handle input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
