import { readFile } from 'node:fs/promises'
import { type EventConfig, readEventConfig } from './report/activations'

/** Reads the kiosks' `config.json`, anew at each call; a file that is missing or broken says nothing. */
export function eventConfigFile(file: string): () => Promise<EventConfig> {
  return async () => readEventConfig(await readFile(file, 'utf8').catch(() => ''))
}
