/** How two pictures differ. */
export interface Difference {
  /** Pixels that are not alike, of the device. */
  pixels: number
  /** Left, top, width and height of what holds them all, with some of the picture around it. */
  box: readonly [number, number, number, number]
  /** Width and height of the picture. */
  size: readonly [number, number]
  /** The second picture, pale, with what differs in red: a PNG file in base64. */
  marked: string
}

/** In the page: compares two pictures, which are PNG files in base64, pixel by pixel. */
export async function differenceOf([before, after]: readonly [string, string]): Promise<Difference> {
  const drawn = async (png: string) => {
    const file = await fetch(`data:image/png;base64,${png}`)
    const bitmap = await createImageBitmap(await file.blob())
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    return { bitmap, context, size: [0, 0, bitmap.width, bitmap.height] as const }
  }
  const [first, second] = await Promise.all([drawn(before), drawn(after)])
  const was = new Uint32Array(first.context.getImageData(...second.size).data.buffer)
  const is = new Uint32Array(second.context.getImageData(...second.size).data.buffer)

  const { context, bitmap } = second
  context.globalAlpha = 0.75
  context.fillStyle = 'white'
  context.fillRect(...second.size)
  context.globalAlpha = 1
  context.fillStyle = 'red'
  let pixels = 0
  let [left, top, right, bottom] = [bitmap.width, bitmap.height, 0, 0]
  for (const [at, color] of is.entries()) {
    if (color === was[at]) continue
    pixels += 1
    const [x, y] = [at % bitmap.width, Math.floor(at / bitmap.width)]
    // Large enough to be seen when the picture is shown smaller.
    context.fillRect(x - 1, y - 1, 3, 3)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const around = 100
  left = Math.max(0, left - around)
  top = Math.max(0, top - around)
  right = Math.min(bitmap.width, right + around)
  bottom = Math.min(bitmap.height, bottom + around)
  const bytes = new Uint8Array(await (await context.canvas.convertToBlob()).arrayBuffer())
  const box = [left, top, right - left, bottom - top] as const
  return {
    pixels,
    box,
    size: [bitmap.width, bitmap.height],
    marked: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
  }
}
