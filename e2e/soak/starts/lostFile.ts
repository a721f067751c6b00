import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD } from '../../drivers/site'
import type { StartPlan } from './plan'

/** Path of the file that the worker's cache loses: a document, the program's first script or style, or any script. */
export function lostFile({
  address,
  locale,
  detail,
}: Pick<StartPlan, 'address' | 'locale' | 'detail'>): string {
  const shell = readFileSync(join(BUILD, 'shell.html'), 'utf8')
  const worker = readFileSync(join(BUILD, 'sw.js'), 'utf8')
  const isWelcome = /^\/(welcome)?(\?|$)/.test(address)
  const scripts = [...new Set(worker.match(/assets\/[\w-]+\.js/g))].sort()
  const files = [
    isWelcome ? `/welcome/${locale}.html` : '/shell.html',
    only(shell.match(/<script type="module"[^>]* src="([^"]+)"/)?.[1]),
    only(shell.match(/<link rel="stylesheet"[^>]* href="([^"]+)"/)?.[1]),
  ]
  const step = Math.floor(detail * 2 * files.length)
  const rest = (detail - 0.5) * 2
  return files[step] ?? `/${only(scripts[Math.floor(rest * scripts.length)])}`
}

function only(found: string | undefined): string {
  if (found === undefined) throw new Error('the build has no such file')
  return found
}
