import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Texts of packages that come without one, from their repositories: `name.txt`, with `+` for the slash of a scope. That
 * of a package which ships inside another one and is not installed has its head, too: name, version and license.
 */
const TEXTS = join(import.meta.dirname, 'texts')
const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i
/** What a tool's license says of the packages inside the tool itself, which do not ship. */
const OF_THE_TOOL = /^# Licenses of bundled dependencies$/m

/**
 * Name, version, license and license text of a package.
 * @param modules the folder of installed packages
 * @throws Error naming the package that has no text
 */
export function packageNotice(name: string, modules = 'node_modules', texts = TEXTS): string {
  const folder = join(modules, name)
  const kept = join(texts, `${name.replace('/', '+')}.txt`)
  const keptText = existsSync(kept) ? readFileSync(kept, 'utf8').trim() : ''
  if (!existsSync(folder)) return `${keptText || missing(name, kept)}\n`
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
    license?: string
  }
  const own = readdirSync(folder).filter((entry) => LICENSE_FILE.test(entry))
  const ownTexts = own
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').split(OF_THE_TOOL)[0]?.trim())
  const text = ownTexts.join('\n\n') || keptText || missing(`${name} ${version}`, kept)
  // An expression comes in parentheses of its own.
  const short = license?.replace(/^\((.*)\)$/, '$1') ?? 'see text'
  return `${name} ${version} (${short})\n\n${text}\n`
}

function missing(name: string, kept: string): never {
  throw new Error(`${name} ships without a license text: put one into ${kept}.`)
}
