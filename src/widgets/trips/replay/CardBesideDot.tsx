import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { LngLat } from '#domain/geo/lngLat'
import { useMapHandle } from '../../../map/mapHandle'
import { placeCard } from './cardPlace'
import styles from './TripMap.module.css'

/** A place in the map for the card of a dot, which keeps beside the dot while the map moves. */
export function CardBesideDot({ position, children }: { position: LngLat; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  usePlace(place, position)
  return (
    <div ref={place} className={styles.card}>
      {children}
    </div>
  )
}

/** Moves the element without a render, as a map moves in every frame. */
function usePlace(place: RefObject<HTMLElement | null>, position: LngLat): void {
  const map = useMapHandle()
  useLayoutEffect(() => {
    const element = place.current
    const room = element?.parentElement
    const card = element?.firstElementChild
    if (!element || !room || !card) return
    const move = () => {
      const dot = map.project(position)
      if (!dot) return
      const size = { width: element.offsetWidth, height: card.scrollHeight }
      const { left, top, maxHeight } = placeCard(dot, size, {
        width: room.clientWidth,
        height: room.clientHeight,
      })
      element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
      element.style.maxHeight = `${maxHeight}px`
    }
    move()
    const stop = map.onMove(move)
    const resized = new ResizeObserver(move)
    resized.observe(room)
    resized.observe(card)
    return () => {
      stop()
      resized.disconnect()
    }
  }, [place, map, position])
}
