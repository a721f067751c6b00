import type { Metrics } from '../../metrics/start'

let start: () => Promise<Metrics> = () => Promise.reject(new Error('the boot has handed in no services'))

/** Sets the function that starts the services of the page, because routes may not import the boot. */
export function setServices(next: () => Promise<Metrics>): void {
  start = next
}

/** Starts the services if they are not running yet. @throws when their code does not load */
export function services(): Promise<Metrics> {
  return start()
}
