const closers = new Set<() => void>()

/** Registers how an open modal is closed. @returns a function that ends it */
export function addOpenModal(close: () => void): () => void {
  closers.add(close)
  return () => closers.delete(close)
}

/** Closes all open modals, the topmost first, as their close buttons do. */
export function closeOpenModals(): void {
  for (const close of [...closers].reverse()) close()
}
