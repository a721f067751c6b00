import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { readSiteConfig } from '../start/siteConfig'
import { hostHeaders, NETLIFY_REDIRECTS } from './hostHeaders'
import { nginxConfig } from './nginx'

/**
 * Every file that the list of headers makes, by its path in the project. Takes the addresses of `public/config.json`,
 * the defaults where there is none; rejects when it is broken.
 */
export async function headerFiles(root: string): Promise<Record<string, string>> {
  const file = join(root, 'public', 'config.json')
  const config = existsSync(file) ? await readSiteConfig(file) : SHIPPED_CONFIG
  return {
    'public/_headers': hostHeaders(config),
    'deploy/netlify/_redirects': NETLIFY_REDIRECTS,
    'deploy/nginx.conf': nginxConfig(config),
  }
}
