import { type TextFileProblem, textOfFile } from '#domain/base/textFile'

/** A file of 50 VINs with other columns has some kilobytes, so a file over a megabyte is the wrong one. */
export const MAX_FILE_BYTES = 1_000_000

export type FileProblem = TextFileProblem | 'tooLarge' | 'unreadable'

/** The text of a CSV file, or why it cannot be read. Checks the size before reading. */
export async function readVinFile(file: File): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > MAX_FILE_BYTES) return { problem: 'tooLarge' }
  try {
    return textOfFile(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return { problem: 'unreadable' }
  }
}
