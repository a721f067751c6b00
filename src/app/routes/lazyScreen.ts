import { lazyRouteComponent } from '@tanstack/react-router'
import { AppError } from '../../domain/kiosk/errors'
import { loadScreenCatalogs } from '../../i18n/activate'
import { isChunkError } from '../../pwa/chunkReload'

/**
 * A lazily loaded screen with its catalog. Chunk errors reach ScreenError under our own error class:
 * the router would answer the browser's error with its own reload, next to our guarded one.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      Promise.all([load(), loadScreenCatalogs()]).then(
        ([screen]) => screen,
        (cause: unknown) => {
          throw isChunkError(cause) ? new AppError('chunk-missing', '', { cause }) : cause
        },
      ),
    name,
  )
