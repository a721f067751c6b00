import { lazyRouteComponent } from '@tanstack/react-router'
import { AppError } from '../../domain/kiosk/errors'
import { loadScreenCatalogs } from '../../i18n/activate'
import { isChunkError } from '../../pwa/chunkReload'

/**
 * A screen that loads apart, with the words of the rooms. A lost part goes to ScreenError under our own name: of the browser's,
 * the router would make a reload of its own, beside our guarded one.
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
