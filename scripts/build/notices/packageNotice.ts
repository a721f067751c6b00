import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts of packages that come without one, from their repositories: `name.txt`, with `+` for the slash of a scope. */
const TEXTS = join(import.meta.dirname, 'texts')
const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i
/** What a tool's license says of the packages inside the tool itself, which do not ship. */
const OF_THE_TOOL = /^# Licenses of bundled dependencies$/m

/**
 * Name, version, license and license text of an installed package.
 * @param modules the folder of installed packages
 * @throws Error naming the package that has no text, or is not installed
 */
export function packageNotice(name: string, modules = 'node_modules', texts = TEXTS): string {
  const folder = join(modules, name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
    license?: string
  }
  const own = readdirSync(folder).filter((entry) => LICENSE_FILE.test(entry))
  const kept = join(texts, `${name.replace('/', '+')}.txt`)
  const files = own.length > 0 ? own.sort().map((file) => join(folder, file)) : existsSync(kept) ? [kept] : []
  const text = files.map((file) => readFileSync(file, 'utf8').split(OF_THE_TOOL)[0]?.trim()).join('\n\n')
  if (text === '') {
    throw new Error(`${name} ${version} ships without a license text: put one into ${kept}.`)
  }
  return `${name} ${version} (${license ?? 'see text'})\n\n${text}\n`
}
