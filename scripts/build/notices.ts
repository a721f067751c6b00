import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { NOTICE_SEPARATOR } from '../../src/domain/kiosk/notices'
import { MAP_DATA_NOTICE } from '../basemap/licenses'

/** Emits `third-party-notices.txt`: name, version, licence and licence text of every package in the bundle, and of the map's data. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'pharos-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const packages = new Set<string>()
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        for (const id of output.moduleIds) packages.add(packageOf(id))
      }
      // The worker and the font are built or copied apart from the chunks.
      for (const name of [
        'workbox-core',
        'workbox-precaching',
        'workbox-routing',
        '@fontsource-variable/inter',
      ])
        packages.add(name)
      packages.delete('')
      this.emitFile({
        type: 'asset',
        fileName: 'third-party-notices.txt',
        source: [...[...packages].sort().map(notice), MAP_DATA_NOTICE].join(NOTICE_SEPARATOR),
      })
    },
  }
}

function packageOf(moduleId: string): string {
  const tail = moduleId.split('node_modules/').pop() ?? ''
  if (tail === moduleId || tail.startsWith('.')) return ''
  return tail
    .split('/')
    .slice(0, tail.startsWith('@') ? 2 : 1)
    .join('/')
}

function notice(name: string): string {
  const folder = join('node_modules', name)
  if (!existsSync(join(folder, 'package.json'))) return `${name}\n`
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
    license?: string
  }
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  return `${name} ${version} (${license ?? 'see text'})\n\n${file ? readFileSync(join(folder, file), 'utf8') : ''}\n`
}
