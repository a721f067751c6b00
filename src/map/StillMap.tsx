import { useLingui } from '@lingui/react'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { parseLocale, type Region } from '#domain/base/locale'
import { NO_PADDING } from '#domain/geo/frame'
import { cx } from '../ui/cx'
import type { Camera } from './camera'
import { giveUpWhenLate } from './giveUpWhenLate'
import { enterStage } from './loadStage'
import { MapAttribution } from './MapAttribution'
import { MapLoadStatus } from './MapLoadStatus'
import styles from './MapView.module.css'
import { requestPicture } from './offscreen'
import { offscreenBox } from './offscreenBox'
import { useMapArchives } from './ports/archives'
import { stageState, useStageStatus } from './stageStore'
import { onThemeChange } from './style/palette'

export interface StillMapProps {
  region: Region
  label: string
  camera: Camera
  /** Describes its content: a changed description needs a new picture. */
  picture: string
  fallback: ReactNode
  /** Layers without motion. */
  children: ReactNode
}

const themeOfPage = () => document.documentElement.dataset.theme ?? ''
const CORNER = { right: 0, bottom: 0 }

/**
 * A picture of the map, which the one map draws in idle time without moving into the screen: it stays as it
 * is on its screen, and a screen that is opened again has its picture at once.
 */
export function StillMap({ region, label, camera, picture, fallback, children }: StillMapProps) {
  const { i18n } = useLingui()
  const status = useStageStatus()
  const theme = useSyncExternalStore(onThemeChange, themeOfPage)
  const archives = useMapArchives().ready.map(({ sha256 }) => sha256)
  const box = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  const look = JSON.stringify([devicePixelRatio, theme, region, i18n.locale, archives])
  const words = `${look} ${picture}`
  const [opensWithPicture] = useState(() => kept.has(words))
  const size = useBoxSize(box, opensWithPicture)
  const [shown, setShown] = useState('')
  const isReady = shown === look
  const isLost = status === 'lost'

  const show = (canvas: HTMLCanvasElement) => {
    box.current?.replaceChildren(canvas)
    setShown(look)
  }
  const take = useEffectEvent(() => {
    const known = keptPicture(words)
    if (known) show(known)
    if (!size || (known && hasSize(known, size))) return
    return requestPicture(
      {
        id: Symbol('picture'),
        container: offscreenBox(...size),
        region,
        locale: parseLocale(i18n.locale) ?? 'en',
        label,
        variant: 'overlay',
        camera,
        cameraKey: words,
        focus: null,
        padding: { ...NO_PADDING, bottom: note.current?.offsetHeight ?? 0 },
        layers: children,
        onDrawn(canvas) {
          const copy = keepPicture(words, canvas)
          if (copy) show(copy)
        },
      },
      !isReady && !known,
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map that was lost has a new box
  useEffect(() => {
    const element = box.current
    // A kept picture would keep the screen around it in memory.
    return () => element?.replaceChildren()
  }, [isLost])
  useEffect(() => {
    // A lost map is retried when another picture is needed; the first one waits for idle time.
    if (stageState().status === 'lost') enterStage()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows from these
  useEffect(() => (isLost ? undefined : take()), [size, look, picture, isLost])
  useEffect(
    () => (status === 'loading' && !isReady && box.current ? giveUpWhenLate(box.current) : undefined),
    [status, isReady],
  )

  if (isLost) return <>{fallback}</>
  return (
    <section
      className={cx(styles.room, styles.still)}
      aria-label={label}
      data-map={isReady ? 'ready' : 'loading'}
      data-still=""
      tabIndex={-1}
    >
      <div ref={box} className={styles.box} inert data-target="map" data-target-surface="" />
      <MapLoadStatus region={region} loading={!isReady} />
      <MapAttribution ref={note} region={region} corner={CORNER} bleed={false} />
    </section>
  )
}

/** A canvas covers whole device pixels, so its size may differ by one. */
function hasSize(canvas: HTMLCanvasElement, [width, height]: readonly [number, number]): boolean {
  const isNear = (px: number, cssPx: number): boolean => Math.abs(px - cssPx * devicePixelRatio) <= 1
  return isNear(canvas.width, width) && isNear(canvas.height, height)
}

/** A size counts once it has been stable for this long: a sliding navigation changes it in each frame. */
const STABLE_MS = 120

/**
 * Width and height of an element in whole pixels; null before it was measured.
 * @param isPatient it is measured only after the browser has laid out the first frame
 */
function useBoxSize(element: RefObject<HTMLElement | null>, isPatient: boolean): [number, number] | null {
  const [size, setSize] = useState<[number, number] | null>(null)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => {
      const { clientWidth, clientHeight } = box
      if (clientWidth === 0 || clientHeight === 0) return
      setSize((before) =>
        before?.[0] === clientWidth && before[1] === clientHeight ? before : [clientWidth, clientHeight],
      )
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure, STABLE_MS)
    })
    if (!isPatient) measure()
    observer.observe(box)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element, isPatient])
  return size
}

/** Pictures of small maps, so that a screen that is opened again shows its own at once; those shown last are kept. */
const MAX_KEPT = 8

const kept = new Map<string, HTMLCanvasElement>()

/** @returns the picture with this key, of any size */
function keptPicture(key: string): HTMLCanvasElement | undefined {
  const picture = kept.get(key)
  if (picture) keepAsNewest(key, picture)
  return picture
}

/** Copies what the map has just drawn. @returns null without a canvas to copy to */
function keepPicture(key: string, drawn: HTMLCanvasElement): HTMLCanvasElement | null {
  const copy = document.createElement('canvas')
  copy.width = drawn.width
  copy.height = drawn.height
  const pen = copy.getContext('2d')
  if (!pen) return null
  pen.drawImage(drawn, 0, 0)
  keepAsNewest(key, copy)
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return copy
}

function keepAsNewest(key: string, picture: HTMLCanvasElement): void {
  kept.delete(key)
  kept.set(key, picture)
}
