import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkPack, checkPackSize } from '#domain/booth/packs/checkPack'
import { PackError } from '#domain/booth/packs/packProblem'
import { CHECKER } from './checker'
import { buildPack, PackFolderError, packPath, shippedFiles, writeFolder } from './packFolder'
import { problemText } from './problemText'
import { rename } from './rename'

const USAGE = `npm run pack -- new FOLDER --id trade-show [--name "Trade show"]
    a folder with the shipped data, to be edited
npm run pack -- generate FOLDER --id harbor-lines --name "Harbor Lines" [--company "Harbor Lines"]
    [--fleet "North" --fleet "South"] [--label "Truck {n}"]
    the same, with the names of a customer
npm run pack -- build FOLDER [--out FILE]
    one file for the staff room, checked as a kiosk checks it: FILE, or ID-VERSION.pack.json in the project's folder
npm run pack -- check FILE
    whether a kiosk of this version takes the file`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    id: { type: 'string' },
    name: { type: 'string' },
    company: { type: 'string' },
    fleet: { type: 'string', multiple: true, default: [] },
    label: { type: 'string' },
    out: { type: 'string' },
  },
})
const [command, path] = positionals

try {
  await run()
} catch (error) {
  if (!(error instanceof PackError) && !(error instanceof PackFolderError)) throw error
  console.error(error instanceof PackError ? `Refused: ${problemText(error.problem)}` : error.message)
  process.exitCode = 1
}

async function run(): Promise<void> {
  if (path && (command === 'new' || command === 'generate') && values.id) return make(path, values.id)
  if (path && command === 'build') return build(path)
  if (path && command === 'check') return check(path)
  console.error(USAGE)
  process.exitCode = 1
}

function make(folder: string, id: string): void {
  const { name = id, company, fleet, label } = values
  const files = rename(shippedFiles(), { company, fleets: fleet, label })
  writeFolder(folder, { pack: id, version: 1, name }, files)
  console.log(`${folder}: edit the rows, raise "version" in pack.json with each change, then build it.`)
}

async function build(folder: string): Promise<void> {
  const pack = buildPack(folder)
  const text = `${JSON.stringify(pack)}\n`
  await say(text)
  const file = packPath(pack, values.out)
  writeFileSync(file, text)
  console.log(`Written to ${file}. Load it in the staff room, under Content.`)
}

async function check(file: string): Promise<void> {
  checkPackSize(statSync(file).size)
  await say(readFileSync(file, 'utf8'))
}

/** @throws PackError with the first thing that is wrong */
async function say(text: string): Promise<void> {
  const { file, bytes, rows, markup } = await checkPack(text, CHECKER)
  for (const [name, list] of rows) console.log(`${name}: ${list.length} rows`)
  console.log(`${file.pack}, version ${file.version}: ${(bytes / 1e6).toFixed(1)} MB, ${rows.size} datasets`)
  if (markup > 0) console.log(`${markup} texts look like markup; screens show them as they are written.`)
}
