import { readFileSync } from 'node:fs'
import { routeFor } from '../../src/domain/kiosk/routes'

/** The English title of the screen at an address, from the committed catalog. @throws Error when there is none */
export function englishTitle(path: string): string {
  const id = routeFor(path)?.titleId ?? 'comingSoon'
  const catalog = readFileSync('src/i18n/locales/first/en.po', 'utf8')
  const row = catalog
    .split(/\n\n/)
    .find((block) => block.includes(`\nmsgid "title.${id}"\n`) || block.startsWith(`msgid "title.${id}"\n`))
  const title = /^msgstr "(.+)"$/m.exec(row ?? '')?.[1]
  if (!title) throw new Error(`en.po has no title.${id}`)
  return title.replaceAll('\\"', '"')
}
