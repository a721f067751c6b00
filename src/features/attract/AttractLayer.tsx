import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AttractScene } from '#domain/attract/scenes'
import { useKioskConfig } from '../../state/config'
import { setAttract } from '../../state/ghost'
import { isMotionOff } from '../../state/motion'
import { endOnTouch } from '../../widgets/ghost/endOnTouch'
import { FingerMarks } from '../../widgets/ghost/FingerMarks'
import { createFinger } from '../../widgets/ghost/finger'
import { AttractFrame } from './AttractFrame'
import { playAttract } from './attractLoop'

const isStill = () => isMotionOff() || matchMedia('(prefers-reduced-motion: reduce)').matches

/** The attract loop over the real screens: it ends with a touch or any key, and leaves the visitor there. */
export function AttractLayer({ router }: { router: AnyRouter }) {
  const { event } = useKioskConfig()
  const [scene, setScene] = useState<AttractScene | null>(null)
  const [ending, setEnding] = useState(false)
  const end = useRef<(event?: Event) => void>(() => undefined)
  const disc = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const isOverScreen = scene !== null && !ending
  // A scene without presses does not need the finger.
  const isActing = isOverScreen && (scene.kind === 'run' || scene.acts.length > 0)

  useEffect(() => {
    const [discElement, ringElement] = [disc.current, ring.current]
    if (!discElement || !ringElement) return
    const ended = new AbortController()
    const { signal } = ended
    end.current = (event) => {
      setEnding(true)
      // The heading of the last scene has the focus, which is useful only for a keyboard.
      if (event?.type !== 'keydown' && document.activeElement instanceof HTMLElement)
        document.activeElement.blur()
      ended.abort()
    }
    const finger = createFinger({ disc: discElement, ring: ringElement, isStill, signal })
    // After this commit, so that an effect that runs twice in development starts it once.
    const timer = setTimeout(() => {
      const over = () => signal.aborted && setAttract(false)
      playAttract({ router, finger, isStill, onScene: setScene, signal }).then(over, over)
    })
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [router])

  // In the commit that shows the scene: a touch before a later effect would press the screen below.
  useLayoutEffect(() => {
    if (!isOverScreen) return
    const left = new AbortController()
    // A keyboard or a switch is the only way for some visitors to start.
    endOnTouch(() => null, end.current, left.signal, [])
    document.documentElement.dataset.attract = ''
    return () => {
      left.abort()
      delete document.documentElement.dataset.attract
    }
  }, [isOverScreen])

  return (
    <>
      <FingerMarks disc={disc} ring={ring} isShown={isActing && !isStill()} isPaced />
      {isOverScreen && <AttractFrame scene={scene} event={event} onExplore={() => end.current()} />}
    </>
  )
}
