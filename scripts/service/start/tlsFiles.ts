import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { parseArgs } from 'node:util'
import type { TlsFiles } from '../metrics-service/httpServer'

/**
 * Reads the files of `--cert FILE --key FILE`; undefined when neither is given. Throws a plain sentence for a missing
 * file, one option without the other, an unknown option, or files that are not a certificate with its key.
 */
export function tlsFromArgs(args: string[], command = 'npm start'): TlsFiles | undefined {
  const { values } = parseArgs({ args, options: { cert: { type: 'string' }, key: { type: 'string' } } })
  if (values.cert === undefined && values.key === undefined) return undefined
  if (values.cert === undefined || values.key === undefined) {
    throw new Error(`HTTPS needs both: ${command} -- --cert FILE --key FILE`)
  }
  const files = { cert: read(values.cert, 'certificate'), key: read(values.key, 'key') }
  try {
    createSecureContext(files)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${values.cert} and ${values.key} are not a PEM certificate and its key (${reason}).`)
  }
  return files
}

function read(file: string, what: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new Error(`The ${what} file ${file} cannot be read.`)
  }
}
