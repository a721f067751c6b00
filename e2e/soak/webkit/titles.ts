import { titleIdOf } from '#domain/device/routes'
import { titleOf } from '../../drivers/catalogs'

/** The English title of the screen at an address, from the committed catalog. @throws Error when there is none */
export function englishTitle(path: string): string {
  return titleOf('en', titleIdOf(path))
}
