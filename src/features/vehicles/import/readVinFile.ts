import { type TextFileProblem, textOfFile } from '#domain/base/textFile'

/** 50 VINs with other columns beside them are some kilobytes: a file over a megabyte is another one. */
export const MAX_FILE_BYTES = 1_000_000

export type FileProblem = TextFileProblem | 'tooLarge' | 'unreadable'

/** The text of a CSV file, or why there is none. Its size is asked before anything of it is read. */
export async function readVinFile(file: File): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > MAX_FILE_BYTES) return { problem: 'tooLarge' }
  try {
    return textOfFile(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return { problem: 'unreadable' }
  }
}
