/** Largest file of a logo, in bytes. */
export const MAX_LOGO_BYTES = 512_000

/** Maximum size of a drawn logo, in pixels: sharp at the largest size at which it is shown. */
const MAX_WIDTH = 720
const MAX_HEIGHT = 176

export type LogoProblem = 'too-large' | 'not-a-picture'

/** The file of a logo was refused. */
export class LogoError extends Error {
  readonly problem: LogoProblem

  constructor(problem: LogoProblem) {
    super(problem)
    this.name = 'LogoError'
    this.problem = problem
  }
}

/**
 * Redraws a PNG or SVG and keeps only the drawing, without scripts, links and other content of the file.
 * @throws LogoError
 */
export async function readLogo(file: File): Promise<{ png: ArrayBuffer; ratio: number }> {
  if (file.size > MAX_LOGO_BYTES) throw new LogoError('too-large')
  try {
    const picture = new Image()
    // Not a blob URL: in WebKit an SVG from one makes the canvas unreadable.
    picture.src = await dataUrl(file)
    await picture.decode()
    // An SVG without a size has no natural size.
    const [width, height] = [picture.naturalWidth || MAX_WIDTH, picture.naturalHeight || MAX_HEIGHT]
    const scale = Math.min(MAX_WIDTH / width, MAX_HEIGHT / height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!drawn) throw new LogoError('not-a-picture')
    return { png: await drawn.arrayBuffer(), ratio: Number((canvas.width / canvas.height).toFixed(3)) }
  } catch {
    throw new LogoError('not-a-picture')
  }
}

/** Accepts PNG and SVG, detected by content and not by the file name. */
async function dataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isPng = [0x89, 0x50, 0x4e, 0x47].every((byte, at) => bytes[at] === byte)
  const isSvg = !isPng && new TextDecoder().decode(bytes).includes('<svg')
  if (!isPng && !isSvg) throw new LogoError('not-a-picture')
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return `data:image/${isPng ? 'png' : 'svg+xml'};base64,${btoa(text)}`
}
