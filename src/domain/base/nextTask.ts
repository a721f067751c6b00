let yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Sets how the browser is yielded to; without one, as in a worker, a timer does. */
export function connectNextTask(next: () => Promise<void>): void {
  yieldToPage = next
}

/**
 * Yields to the event loop, so that the browser can handle input and paint: for long work that a visitor waits for.
 * What no one waits for is `workAhead`.
 */
export const nextTask = (): Promise<void> => yieldToPage()
