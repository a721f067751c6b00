import { useEffect, useRef, useState } from 'react'
import { isStill } from '../../../state/motion'
import styles from './Confetti.module.css'
import { CONFETTI_MS, pieceAt, throwConfetti } from './confettiFlight'

const COLORS = ['--beacon', '--beacon-deep', '--signal-300', '--signal-500', '--ink-300']
/** A finer resolution is not visible, but costs time. */
const MOST_PIXEL_RATIO = 2

/** Confetti for two seconds, once; none with reduced motion, and it stops while the page is hidden. */
export function Confetti({ seed }: { seed: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [done, setDone] = useState(isStill)
  useEffect(() => {
    const sheet = canvas.current
    if (done || !sheet) return
    return fly(sheet, seed, () => setDone(true))
  }, [done, seed])
  return done ? null : (
    <div className={styles.sheet} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  )
}

/** @returns a function that stops it early */
function fly(canvas: HTMLCanvasElement, seed: number, onEnd: () => void): () => void {
  const ratio = Math.min(devicePixelRatio, MOST_PIXEL_RATIO)
  const [width, height] = [innerWidth * ratio, innerHeight * ratio]
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  const tokens = getComputedStyle(document.documentElement)
  const colors = COLORS.map((name) => tokens.getPropertyValue(name).trim())
  const pieces = throwConfetti(seed, colors.length)
  const since = performance.now()
  let frame = requestAnimationFrame(draw)

  function draw(now: number) {
    const ms = now - since
    if (!context || ms >= CONFETTI_MS || document.hidden) return onEnd()
    context.clearRect(0, 0, width, height)
    for (const piece of pieces) {
      const { x, y, turn, opacity } = pieceAt(piece, Math.max(0, ms))
      const size = piece.size * height
      context.globalAlpha = opacity
      context.fillStyle = colors[piece.color] ?? ''
      context.setTransform(1, 0, 0, 1, width / 2 + x * height, y * height)
      context.rotate(turn)
      context.fillRect(-size / 2, -size / 4, size, size / 2)
    }
    context.resetTransform()
    frame = requestAnimationFrame(draw)
  }
  return () => cancelAnimationFrame(frame)
}
