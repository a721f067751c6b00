import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Brings what was written to an open file, or the entries of an open folder, to the disk; throws where that fails. */
export type Flush = (fileDescriptor: number) => void

/** The little of Emscripten's file layer that is needed here; its own types leave it out. */
interface FileLayer {
  tryFSOperation(work: () => void): void
  stream_ops: { fsync?: (stream: { nfd: number; node: { mode: number } }) => void }
}

const FILE_TYPE = 0o170000
const FOLDER = 0o040000

/** Windows keeps the entries of a folder by itself and refuses to flush one. */
const flushesFolders = process.platform !== 'win32'

/**
 * The files of an embedded Postgres, with an `fsync` that reaches the disk. The one of the package has none, so that
 * each flush of Postgres does nothing and says that it succeeded.
 */
export class FlushedFiles extends NodeFS {
  private readonly flush: Flush

  constructor(folder: string, flush: Flush = fsyncSync) {
    super(folder)
    this.flush = flush
  }

  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFlush = (module: postgresMod.PostgresMod) => {
      const layer = (module as unknown as { NODEFS: FileLayer }).NODEFS
      layer.stream_ops.fsync = ({ nfd, node }) => {
        if ((node.mode & FILE_TYPE) === FOLDER && !flushesFolders) return
        layer.tryFSOperation(() => this.flush(nfd))
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFlush] } }
  }
}

/** Flushes a folder, every file in it and every folder below. Throws Node's own error where one cannot be read. */
export function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) flushTree(path)
    else if (entry.isFile()) flushPath(path, 'r+')
  }
  flushFolder(folder)
}

/** Flushes the entries of a folder: which names are in it. */
export function flushFolder(folder: string): void {
  if (flushesFolders) flushPath(folder, 'r')
}

function flushPath(path: string, flags: 'r' | 'r+'): void {
  const file = openSync(path, flags)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
