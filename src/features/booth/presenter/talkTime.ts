/** A second of the talk as minutes and seconds: 65 is 1:05. */
export function talkTime(second: number): string {
  return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`
}
