import { lazyRouteComponent } from '@tanstack/react-router'
import { AppError } from '#domain/base/errors'
import { withinLimit } from '#domain/base/limit'
import { loadScreenCatalogs } from '../../i18n/activate'
import { isChunkError } from '../../pwa/chunkReload'

/** Longest time for a screen to load; after it the visitor gets a message and a button. */
export const SCREEN_LIMIT_MS = 8_000

/**
 * A lazily loaded screen with its catalog. Chunk errors are converted to our own error class, because the router
 * would answer the browser's error with its own reload next to our guarded one. A load that does not end counts as a
 * chunk error (docs/starting.md S6).
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      withinLimit(Promise.all([load(), loadScreenCatalogs()]), SCREEN_LIMIT_MS, () => {
        throw new AppError('chunk-missing', 'the load did not end')
      }).then(
        ([screen]) => screen,
        (cause: unknown) => {
          throw isChunkError(cause) ? new AppError('chunk-missing', '', { cause }) : cause
        },
      ),
    name,
  )
