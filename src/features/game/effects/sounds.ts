import { beforePage } from '../../../session/input/input'
import { isSoundOn } from '../../../state/sound'

/** A tone: from `at` seconds after the sound began, for `for` seconds. */
interface Tone {
  hz: number
  at: number
  for: number
  /** Share of full volume. */
  gain: number
  wave: OscillatorType
  /** The frequency that it slides to. */
  toHz?: number
}

const tone = (hz: number, at: number, lasting: number, gain = 0.16, wave: OscillatorType = 'triangle') => ({
  hz,
  at,
  for: lasting,
  gain,
  wave,
})

/** Every sound of the game as tones: no files to load, so none can be missing offline. */
const SOUNDS = {
  countdown: [tone(440, 0, 0.12)],
  go: [tone(880, 0, 0.35, 0.18)],
  find: [tone(659, 0, 0.1), tone(988, 0.08, 0.22)],
  streak: [tone(659, 0, 0.09), tone(831, 0.07, 0.09), tone(988, 0.14, 0.09), tone(1319, 0.21, 0.26)],
  skip: [{ ...tone(330, 0, 0.18, 0.12, 'sine'), toHz: 196 }],
  lastSeconds: [tone(587, 0, 0.07, 0.1, 'sine')],
  end: [tone(523, 0, 0.16), tone(659, 0.14, 0.16), tone(784, 0.28, 0.16), tone(1047, 0.42, 0.55, 0.18)],
} as const satisfies Record<string, readonly Tone[]>

export type Sound = keyof typeof SOUNDS

const ATTACK_S = 0.008
const SILENCE = 0.0001

let context: AudioContext | null = null

/**
 * Enables sound; must run within a press, because Safari starts audio only then. Repeated at every press,
 * because a locked screen or a call leaves the context `interrupted`.
 */
export function unlockSound(): void {
  if (!isSoundOn() || typeof AudioContext === 'undefined') return
  try {
    context ??= new AudioContext({ latencyHint: 'interactive' })
    if (context.state !== 'running') void context.resume().catch(() => undefined)
  } catch {
    // A device without audio plays silently.
    context = null
  }
}

/** Plays a sound now. If that is impossible it is dropped, not delayed. */
export function playSound(sound: Sound): void {
  if (!isSoundOn() || context?.state !== 'running') return
  for (const part of SOUNDS[sound]) play(context, part)
}

function play(audio: AudioContext, { hz, toHz, at, for: lasting, gain, wave }: Tone): void {
  const start = audio.currentTime + at
  const end = start + lasting
  const source = new OscillatorNode(audio, { type: wave, frequency: hz })
  if (toHz !== undefined) source.frequency.exponentialRampToValueAtTime(toHz, end)
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(SILENCE, start)
  volume.gain.exponentialRampToValueAtTime(gain, start + ATTACK_S)
  volume.gain.exponentialRampToValueAtTime(SILENCE, end)
  source.connect(volume).connect(audio.destination)
  source.start(start)
  source.stop(end)
}

/** How long the last sound may take, milliseconds. */
const LAST_SOUND_MS = 1500
let silence: ReturnType<typeof setTimeout> | undefined

/** Keeps sound enabled during a game. @returns a function that ends this and releases the audio device */
export function keepSoundUnlocked(): () => void {
  clearTimeout(silence)
  // Safari does not count pointerdown as a press.
  const stop = beforePage('gameSound', { pointerup: unlockSound, click: unlockSound, keydown: unlockSound })
  return () => {
    stop()
    silence = setTimeout(() => void context?.suspend().catch(() => undefined), LAST_SOUND_MS)
  }
}

/** Vibrates for a number of milliseconds if the device can. */
export function buzz(pattern: number | number[]): void {
  // Safari does not have it.
  if ('vibrate' in navigator) navigator.vibrate(pattern)
}
