import { readFile } from 'node:fs/promises'
import { type KioskConfig, SHIPPED_CONFIG } from '#domain/device/config'

/** The part of the configuration that the headers depend on. */
export type SiteConfig = Pick<KioskConfig, 'metricsUrl' | 'apiUrl'>

/** Reads the two addresses of a config.json; throws when the file is missing or not JSON, or when an address is not a string. */
export async function readSiteConfig(file: string): Promise<SiteConfig> {
  const config: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (typeof config !== 'object' || config === null) throw new Error(`${file} holds no object.`)
  const { metricsUrl = SHIPPED_CONFIG.metricsUrl, apiUrl = SHIPPED_CONFIG.apiUrl } = config as Record<
    string,
    unknown
  >
  if (metricsUrl !== null && typeof metricsUrl !== 'string')
    throw new Error(`${file}: metricsUrl is no text.`)
  if (typeof apiUrl !== 'string') throw new Error(`${file}: apiUrl is no text.`)
  return { metricsUrl, apiUrl }
}
