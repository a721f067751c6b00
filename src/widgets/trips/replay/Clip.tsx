import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import { valueOr } from '#domain/base/live'
import { isWet, type WeatherDay } from '#domain/places/weatherDay'
import { CLIP_MS, clipFrame, clipStart } from '#domain/trips/replay/clip'
import { type ClipScene, clipScene } from '#domain/trips/replay/scene'
import { sampleAt } from '#domain/trips/telemetry/telemetry'
import type { TripMoment } from '#domain/trips/tripMoments'
import { pointAlong } from '#domain/trips/tripPath'
import { useCameraEventsOfTrip } from '../../../data/queries/trips'
import { useWeatherDays } from '../../../data/queries/weather'
import { useFormats } from '../../../i18n/useFormats'
import { isStill } from '../../../state/motion'
import { Icon } from '../../../ui/icons/Icon'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { CLIP_KINDS } from '../score/dotLook'
import styles from './Clip.module.css'
import { drawCabin } from './clipCabin'
import { penAt } from './clipPen'
import { drawRain } from './clipRain'
import { drawRoad } from './clipRoad'
import { createReplayClock, usePlaying } from './replayClock'
import { Scrubber } from './Scrubber'
import type { Drive } from './tripDrive'

export interface ClipProps {
  tripId: string
  /** The dot of the clip. */
  moment: TripMoment
  drive: Drive | null
  startedAt: Date
}

const WIDTH = 1280
const HEIGHT = 720
/** The inside camera has infrared light, so that the cabin is less dark than the road. */
const CABIN_SHARE = 0.6
const NO_MOMENTS: TripMoment[] = []
const FAIR: WeatherDay[] = []

function sceneAt({ telemetry, path }: Drive, second: number, at: Date, tripId: string): ClipScene {
  const { mile } = sampleAt(telemetry, second)
  return clipScene(path, mile, pointAlong(path, mile).position, at, tripId)
}

/** A clip that plays once, drawn from recorded data (docs/decisions.md D21), which the text says; there is no video file. */
export function Clip({ tripId, moment, drive, startedAt }: ClipProps) {
  const { t, i18n } = useLingui()
  const { time, speed } = useFormats()
  const stored = useCameraEventsOfTrip(tripId)
  const events = valueOr(stored, null)
  const event = events?.find(({ id }) => id === moment.dot.video)
  const weather = valueOr(useWeatherDays(), FAIR)
  const rained = weather.some(({ daysAgo, kind }) => daysAgo === event?.daysAgo && isWet(kind))
  const clock = useMemo(() => createReplayClock(CLIP_MS / 1000), [])
  const playing = usePlaying(clock)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLSpanElement>(null)
  const brake = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !drive || !event) return
    const style = getComputedStyle(context.canvas)
    const pen = {
      context,
      width: WIDTH,
      height: HEIGHT,
      ink: (token: string) => style.getPropertyValue(token).trim(),
    }
    const clipSource = { kind: event.kind, second: moment.second }
    const show = (second: number) => {
      const frame = clipFrame(drive.telemetry, drive.path, clipSource, second * 1000)
      const shownAt = new Date(startedAt.getTime() + frame.second * 1000)
      const scene = sceneAt(drive, frame.second, shownAt, tripId)
      if (frame.facing === 'front') {
        drawRoad(pen, frame, scene)
        if (rained) drawRain(penAt(pen, scene.darkness), scene.seed, second)
      } else drawCabin(penAt(pen, CABIN_SHARE * scene.darkness), frame)
      const caption = `${speed(frame.speedMph).text} · ${time(shownAt)}`
      if (words.current && words.current.textContent !== caption) words.current.textContent = caption
      if (brake.current) brake.current.hidden = !frame.braking
    }
    show(clock.second())
    return clock.onTick(show)
  }, [clock, drive, event, moment, startedAt, time, speed, tripId, rained])
  useEffect(() => {
    if (!isStill()) clock.play()
    return clock.stop
  }, [clock])
  const say = (second: number) => {
    const start = drive ? clipStart(drive.telemetry, moment.second) : 0
    return time(new Date(startedAt.getTime() + (start + second) * 1000))
  }
  if (!drive || (events && !event)) return <p className={styles.none}>{t`This clip is not available yet.`}</p>
  const kind = event ? i18n._(CLIP_KINDS[event.kind]) : ''
  return (
    <div className={styles.clip}>
      <div className={styles.screen}>
        <canvas
          ref={canvas}
          width={WIDTH}
          height={HEIGHT}
          role="img"
          aria-label={t`Simulated clip: ${kind}`}
        />
        <span className={styles.made}>{t`Simulated clip`}</span>
        <span ref={brake} className={styles.brake} hidden>
          {t`Braking`}
        </span>
        <span ref={words} className={styles.words} />
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.play}
          aria-label={playing ? t`Pause the clip` : t`Play the clip`}
          onClick={playing ? clock.pause : clock.play}
        >
          <Icon path={playing ? TRIP_ICONS.pause : TRIP_ICONS.play} size={24} />
        </button>
        <div className={styles.scrub}>
          <Scrubber label={t`Clip position`} clock={clock} moments={NO_MOMENTS} say={say} />
        </div>
      </div>
      <p className={styles.clipSource}>
        <strong>{kind}</strong>
        <span>{t`Drawn from the trip’s own data: speed, curves, and braking.`}</span>
      </p>
    </div>
  )
}
