import type { PackProblem } from '#domain/booth/packs/packProblem'

/** What is wrong with a pack, as a line for who makes it. */
export function problemText(problem: PackProblem): string {
  switch (problem.kind) {
    case 'cut-off':
      return 'the file is cut off'
    case 'not-a-pack':
      return 'the file is no pack, or its head is wrong (docs/packs.md PK-01)'
    case 'empty':
      return 'the file is empty'
    case 'too-large':
      return `the file has ${problem.bytes} bytes (docs/packs.md PK-02)`
    case 'newer-schema':
    case 'older-schema':
      return `this version does not read packs of schema ${problem.schema}`
    case 'reserved-name':
      return `no file may be called ${problem.pack} (docs/packs.md PK-01)`
    case 'version-taken':
      return `version ${problem.version} of ${problem.pack} has another content`
    case 'unknown-dataset':
      return `there is no dataset ${problem.dataset}`
    case 'missing-file':
      return `${problem.file} is listed and missing, or is no object of datasets`
    case 'wrong-hash':
      return `${problem.file} is not the file of the list (SHA-256)`
    case 'wrong-count':
      return `${problem.dataset} has ${problem.rows} rows, ${problem.listed} are listed`
    case 'too-many-vehicles':
      return `${problem.vehicles} vehicles are too many (docs/packs.md PK-02)`
    case 'missing-dataset':
      return `${problem.because} comes without ${problem.dataset} (docs/packs.md PK-04)`
    case 'wrong-row':
      return `${problem.dataset} ${problem.row}: ${problem.detail}`
    case 'wrong-reference':
      return `${problem.dataset} ${problem.row} names what is not there: ${problem.detail}`
  }
}
