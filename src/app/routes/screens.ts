import { AppError } from '#domain/base/errors'
import { withinLimit } from '#domain/base/limit'
import { SCREEN_LIMIT_MS } from './lazyScreen'

/** What a visit needs before it shows another screen than the first one. */
let prepare: () => Promise<unknown> = async () => undefined
let loading: Promise<void> | null = null
let isLoaded = false

/** Sets what `loadScreens` also waits for, because routes may not import the boot. */
export function setScreenPreparation(work: () => Promise<unknown>): void {
  prepare = work
}

/** Whether the routes of all screens are loaded. */
export const hasScreens = (): boolean => isLoaded

/**
 * Loads the routes of all screens with the code that most of them share. A load that failed is tried again by the
 * next call.
 * @throws AppError chunk-missing when the load does not end; the browser's error when it fails
 */
export function loadScreens(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function load(): Promise<void> {
  await withinLimit(
    import('./tree/routeTree').then(() => prepare()),
    SCREEN_LIMIT_MS,
    () => {
      throw new AppError('chunk-missing', 'the routes did not load')
    },
  )
  isLoaded = true
}
