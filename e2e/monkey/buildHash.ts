import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD } from '../drivers/site'

/** Tells builds apart: the worker lists the hash of every file. */
export function buildHash(): string {
  return createHash('sha256')
    .update(readFileSync(join(BUILD, 'sw.js')))
    .digest('hex')
    .slice(0, 12)
}
