/** Longest edge of a stored picture in pixels: a receipt is read on it, and a row stays small. */
const LONGEST_EDGE = 1400
const JPEG_QUALITY = 0.72
/** A larger file is no photo of a receipt, and decoding it may end a page on a tablet. */
const MOST_BYTES = 25 * 1024 * 1024

export type PictureProblem = 'noPicture' | 'tooLarge' | 'unreadable'

/**
 * Reads a picture file on the device as a small JPEG data URL. It is drawn anew, so that where and when the
 * photo was taken is not kept.
 */
export async function readPicture(file: File): Promise<{ picture: string } | { problem: PictureProblem }> {
  if (!file.type.startsWith('image/')) return { problem: 'noPicture' }
  if (file.size > MOST_BYTES) return { problem: 'tooLarge' }
  try {
    const image = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_EDGE / Math.max(image.width, image.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.width * scale))
    canvas.height = Math.max(1, Math.round(image.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) return { problem: 'unreadable' }
    // A transparent picture is on paper.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    image.close()
    return { picture: canvas.toDataURL('image/jpeg', JPEG_QUALITY) }
  } catch {
    return { problem: 'unreadable' }
  }
}
