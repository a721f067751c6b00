import { lazyRouteComponent } from '@tanstack/react-router'
import { AppError } from '#domain/base/errors'
import { withinLimit } from '#domain/base/limit'
import { loadScreenCatalogs } from '../../i18n/activate'
import { isChunkError } from '../../pwa/chunkReload'

/** A screen that has not loaded for so long is not going to: the reader gets an answer and a button. */
export const SCREEN_LIMIT_MS = 8_000

/**
 * A lazily loaded screen with its catalog. Chunk errors reach ScreenError under our own error class:
 * the router would answer the browser's error with its own reload, next to our guarded one. A load that
 * does not end is one of them (docs/starting.md S6).
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
