import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { parseLocale, type Region } from '#domain/base/locale'
import type { Aim, Bounds, Padding, Size } from '#domain/geo/frame'
import { giveUpWhenLate } from './giveUpWhenLate'
import { enterStage } from './loadStage'
import { MapAttribution } from './MapAttribution'
import styles from './MapView.module.css'
import { requestPicture } from './offscreen'
import { offscreenBox } from './offscreenBox'
import { useMapArchives } from './ports/archives'
import { stageMap, stageState, useStageStatus } from './stageStore'

export interface NightMapProps {
  region: Region
  bounds: Bounds
  /** The parts of the view that words cover. */
  padding: Padding
  /** Of the view, whole CSS pixels. */
  size: Size
  /** Called with the camera that the picture was drawn with. */
  onPlaced: (aim: Aim) => void
}

const CORNER = { right: 0, bottom: 0 }

/** The last picture, because the night is shown again after each round of the loop. */
let kept: { key: string; canvas: HTMLCanvasElement; aim: Aim } | null = null

/**
 * A dark picture of the city, without names, for what moves over it: the one map draws it once in idle time.
 * Nothing is shown before, nor where no map can be drawn.
 */
export function NightMap({ region, bounds, padding, size, onPlaced }: NightMapProps) {
  const { i18n } = useLingui()
  const status = useStageStatus()
  const archives = useMapArchives().ready.map(({ sha256 }) => sha256)
  const box = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  const [shown, setShown] = useState('')
  const key = JSON.stringify([devicePixelRatio, region, bounds, padding, size, archives])
  const isLost = status === 'lost'
  const isReady = shown === key && !isLost

  const show = ({ canvas, aim }: { canvas: HTMLCanvasElement; aim: Aim }) => {
    box.current?.replaceChildren(canvas)
    setShown(key)
    onPlaced(aim)
  }
  const take = useEffectEvent(() => {
    if (kept?.key === key) {
      show(kept)
      return
    }
    return requestPicture(
      {
        id: Symbol('night'),
        container: offscreenBox(size.width, size.height),
        region,
        locale: parseLocale(i18n.locale) ?? 'en',
        label: '',
        variant: 'night',
        camera: { bounds },
        cameraKey: key,
        focus: null,
        padding,
        layers: null,
        onDrawn(drawn) {
          const canvas = copyOf(drawn)
          const map = stageMap()
          if (!canvas || !map) return
          const { lng, lat } = map.getCenter()
          kept = { key, canvas, aim: { center: [lng, lat], zoom: map.getZoom() } }
          show(kept)
        },
      },
      true,
    )
  })
  useEffect(() => {
    // A lost map is retried when another picture is needed.
    if (stageState().status === 'lost') enterStage()
    const element = box.current
    // A kept picture would keep the screen around it in memory.
    return () => element?.replaceChildren()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows from these
  useEffect(() => (isLost ? undefined : take()), [key, isLost])
  useEffect(
    () => (status === 'loading' && !isReady && box.current ? giveUpWhenLate(box.current) : undefined),
    [status, isReady],
  )
  return (
    <>
      <div ref={box} className={styles.night} data-drawn={isReady || undefined} />
      {isReady && (
        <div className={styles.nightNotes}>
          <MapAttribution ref={note} region={region} corner={CORNER} bleed={false} />
        </div>
      )}
    </>
  )
}

/** @returns null without a canvas to copy to */
function copyOf(drawn: HTMLCanvasElement): HTMLCanvasElement | null {
  const copy = document.createElement('canvas')
  copy.width = drawn.width
  copy.height = drawn.height
  const pen = copy.getContext('2d')
  pen?.drawImage(drawn, 0, 0)
  return pen && copy
}
