/** Why a pack cannot be used; the messages are in the staff room (docs/packs.md PK-05). */
export type PackProblem =
  /** Not JSON: cut off in the middle, or another kind of file. */
  | { kind: 'cut-off' }
  | { kind: 'not-a-pack' }
  | { kind: 'too-large'; bytes: number }
  | { kind: 'empty' }
  | { kind: 'newer-schema'; schema: number }
  | { kind: 'older-schema'; schema: number }
  /** Uses the name of the shipped pack, or of packs that the device makes. */
  | { kind: 'reserved-name'; pack: string }
  /** The same pack and version is stored with different content. */
  | { kind: 'version-taken'; pack: string; version: number }
  | { kind: 'unknown-dataset'; dataset: string }
  | { kind: 'missing-file'; file: string }
  | { kind: 'wrong-hash'; file: string }
  | { kind: 'wrong-count'; dataset: string; rows: number; listed: number }
  | { kind: 'too-many-vehicles'; vehicles: number }
  /** Datasets that refer to each other must come together. */
  | { kind: 'missing-dataset'; dataset: string; because: string }
  | { kind: 'wrong-row'; dataset: string; row: string; detail: string }
  | { kind: 'wrong-reference'; dataset: string; row: string; detail: string }

export class PackError extends Error {
  readonly problem: PackProblem

  constructor(problem: PackProblem) {
    super(problem.kind)
    this.name = 'PackError'
    this.problem = problem
  }
}
