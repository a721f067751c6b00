import { useLayoutEffect, useRef } from 'react'
import type { Point } from '#domain/attract/night/beam'
import type { LampRank } from '#domain/attract/night/lampLine'
import { type Box, linePlaces } from '#domain/attract/night/linePlaces'
import type { Size } from '#domain/geo/frame'
import styles from './Night.module.css'

/** What the light tells about one vehicle. */
export interface LampLine {
  id: string
  name: string
  text: string
  rank: LampRank
}

interface LampLinesProps {
  lines: readonly LampLine[]
  size: Size
  /** Where a vehicle is now. */
  pointOf: (id: string) => Point
  /** Told where the lines are, by vehicle. */
  onPlaced: (places: ReadonlyMap<string, Box>) => void
  /** Boxes that no line may cover: the words of the screen. */
  taken: () => readonly Box[]
  /** Boxes that a line should not cover: vehicles in the light. */
  spared: () => readonly Box[]
}

/** The lines beside the vehicles in the light; one without a free place is not shown. */
export function LampLines({ lines, size, pointOf, onPlaced, taken, spared }: LampLinesProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const elements = [...(list.current?.children ?? [])].filter((one) => one instanceof HTMLElement)
    const wanted = elements.map(({ offsetWidth: width, offsetHeight: height }, index) => ({
      ...pointOf(lines[index]?.id ?? ''),
      width,
      height,
    }))
    const places = linePlaces(wanted, size, taken(), spared())
    elements.forEach((element, index) => {
      const box = places[index]
      element.style.visibility = box ? 'visible' : 'hidden'
      if (box) element.style.translate = `${Math.round(box.left)}px ${Math.round(box.top)}px`
    })
    onPlaced(new Map(lines.flatMap(({ id }, index) => (places[index] ? [[id, places[index]] as const] : []))))
  })
  return (
    <div ref={list} className={styles.lines} aria-hidden="true">
      {lines.map(({ id, name, text, rank }) => (
        <p key={id} className={styles.lampLine} data-vehicle={id} data-rank={rank}>
          <b className={styles.name}>{name}</b>
          <span>{text}</span>
        </p>
      ))}
    </div>
  )
}
