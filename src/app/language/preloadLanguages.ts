import { LONG_WORK } from '#domain/base/longWork'
import { workAhead } from '#domain/base/workAhead'
import { CATALOG_LOADERS } from '../../i18n/activate'

/**
 * Loads all languages one after another, so that the first switch is as fast as later ones. A language that fails to
 * load is requested again when it is needed.
 */
export function preloadLanguages(): void {
  workAhead(async (rest) => {
    for (const load of CATALOG_LOADERS) {
      await load().catch(() => undefined)
      await rest()
    }
  }, LONG_WORK.languages)
}
