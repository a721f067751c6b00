/** What a picture of a clip is drawn with. */
export interface ClipPen {
  context: CanvasRenderingContext2D
  /** Pixels of the canvas. */
  width: number
  height: number
  /** The value of a color token. */
  ink: (token: string) => string
}
