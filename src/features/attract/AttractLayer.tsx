import { useLingui } from '@lingui/react/macro'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type AttractScene, CLOSING_MINUTES } from '#domain/attract/scenes'
import { useFormats } from '../../i18n/useFormats'
import { usePlayerName } from '../../i18n/usePlayerName'
import { useBoothMinutesLeft } from '../../state/boothDay'
import { useKioskConfig } from '../../state/config'
import { setAttract } from '../../state/ghost'
import { isStill } from '../../state/motion'
import { useIsWide } from '../../state/useIsWide'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Icon } from '../../ui/icons/Icon'
import { Mark } from '../../ui/icons/Mark'
import { endOnTouch } from '../../widgets/ghost/endOnTouch'
import { FingerMarks } from '../../widgets/ghost/FingerMarks'
import { createFinger } from '../../widgets/ghost/finger'
import { useBarRoom } from '../../widgets/ghost/useBarRoom'
import styles from './AttractLayer.module.css'
import { playAttract } from './attractLoop'

/** The attract loop over the real screens: it ends with a touch or any key, and leaves the visitor there. */
export function AttractLayer({ router }: { router: AnyRouter }) {
  const { event } = useKioskConfig()
  const [scene, setScene] = useState<AttractScene | null>(null)
  const [ending, setEnding] = useState(false)
  const end = useRef<(event?: Event) => void>(() => undefined)
  const disc = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  // The title screen plays the minute, and hears its touches itself.
  const isOverScreen = scene !== null && scene.kind !== 'minute' && !ending
  const kind = isOverScreen ? scene.kind : null
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
    if (kind === null) return
    const left = new AbortController()
    // A keyboard or a switch is the only way for some visitors to start.
    endOnTouch(() => null, end.current, left.signal, [])
    document.documentElement.dataset.attract = kind
    return () => {
      left.abort()
      delete document.documentElement.dataset.attract
    }
  }, [kind])

  return (
    <>
      <FingerMarks disc={disc} ring={ring} isShown={isActing && !isStill()} isPaced />
      {isOverScreen && <AttractFrame scene={scene} event={event} onExplore={() => end.current()} />}
    </>
  )
}

interface AttractFrameProps {
  scene: AttractScene
  event: string
  onExplore: () => void
}

/** A caption for the screen below it, and a hint that a touch takes over. */
function AttractFrame({ scene, event, onExplore }: AttractFrameProps) {
  const { t } = useLingui()
  const { duration } = useFormats()
  const minutesLeft = useBoothMinutesLeft()
  const time = duration(minutesLeft)
  const bar = useRef<HTMLElement>(null)
  useBarRoom(bar, String(useIsWide()))
  return (
    <section ref={bar} data-theme="dark" className={styles.bar} aria-label={t`Demo that plays by itself`}>
      <Mark size={56} />
      <div className={styles.words}>
        <p className={styles.event}>
          {scene.kind === 'board' && minutesLeft <= CLOSING_MINUTES ? t`The board closes in ${time}` : event}
        </p>
        <p key={scene.kind} className={styles.caption}>
          <Caption scene={scene} />
        </p>
      </div>
      <button type="button" className={styles.explore} onClick={onExplore}>
        <Icon path={ACTION_ICONS.touch} size={24} />
        {t`Touch to explore`}
      </button>
    </section>
  )
}

/** What a scene shows, in six words or fewer (docs/booth.md B2). */
export function Caption({ scene }: { scene: AttractScene }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const nameOf = usePlayerName()
  if (scene.kind === 'run') {
    const name = nameOf(scene.run)
    const score = whole(scene.run.score)
    return t`${name} leads with ${score} points`
  }
  const captions = {
    minute: '',
    map: t`Where everyone is, right now`,
    trip: t`Every trip, second by second`,
    alert: t`Know who speeds, and where`,
    rule: t`See how many alerts you’d get`,
    report: t`Reports that write themselves`,
    score: t`Who drives well, and why`,
    board: t`Can you beat today’s best?`,
  }
  return captions[scene.kind]
}
