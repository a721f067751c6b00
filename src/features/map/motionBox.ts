import type { LngLat, MapAnimation } from '../../domain/vehicle'
// Stands in for domain/vehicleMotion until it is merged.
export function motionAt(
  a: MapAnimation,
  elapsedMs: number,
  _seed: number,
): { position: LngLat; rotationDeg: number } {
  const d = Math.hypot((a.end[0] - a.start[0]) * 51, (a.end[1] - a.start[1]) * 69)
  if (d === 0 || a.speedMph === 0) return { position: a.start, rotationDeg: a.rotationDeg }
  const s = ((a.speedMph * elapsedMs) / 3_600_000 / d) % 2
  const f = s > 1 ? 2 - s : s
  return {
    position: [a.start[0] + f * (a.end[0] - a.start[0]), a.start[1] + f * (a.end[1] - a.start[1])],
    rotationDeg: s > 1 ? (a.rotationDeg + 180) % 360 : a.rotationDeg,
  }
}
