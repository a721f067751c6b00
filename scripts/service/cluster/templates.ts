import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MachineVariables } from './settings'

const TEMPLATES = fileURLToPath(new URL('../../../deploy/cluster/machine', import.meta.url))
/** Files that contain passwords are for their owner alone. */
const PRIVATE_MODE = 0o600

/** Replaces each `{{NAME}}`. @throws Error that names a variable without a value */
export function renderTemplate(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = variables[name]
    if (value === undefined) throw new Error(`A template asks for ${name}, which has no value.`)
    return value
  })
}

/** Paths of the templates, relative to the root of a machine. */
export function templatePaths(): string[] {
  return readdirSync(TEMPLATES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATES.length + 1))
    .sort()
}

/** Writes the files of one machine below `folder`, each at the path that it has on the machine. */
export function renderMachine(folder: string, variables: MachineVariables): void {
  for (const path of templatePaths()) {
    const template = readFileSync(join(TEMPLATES, path), 'utf8')
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, renderTemplate(template, variables))
    if (/_(PASSWORD|TOKEN)\}\}/.test(template)) chmodSync(file, PRIVATE_MODE)
  }
}
