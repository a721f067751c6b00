import { plainPage } from '#domain/device/plainPage'

/** Shows the page of last resort in place of the app: it needs no catalog and no React. */
export function showBootProblem(root: HTMLElement): void {
  // Words of our own, without anything from an address or from storage.
  root.innerHTML = plainPage('now')
}
