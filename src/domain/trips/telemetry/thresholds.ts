import { FIXED_SPEED_MPH } from '../trip'

/** Meters per second in a mile per hour, and meters in a mile (exact by definition). */
export const MPS_PER_MPH = 0.44704
export const METERS_PER_MILE = 1609.344

/**
 * Loss of speed within one second that counts as hard braking: 7 mph, a threshold used by fleet telematics
 * (Verizon Connect Reveal: 7 mph is a moderate hard brake; Zendrive: 7 mph).
 */
export const HARD_BRAKING_MPH = 7
/** Gain of speed within one second that counts as hard acceleration (Zendrive: 7 mph). */
export const HARD_ACCELERATION_MPH = 7
/**
 * Loss of speed within one second that only automatic emergency braking explains: 11 mph, half of gravity, at
 * which the NHTSA 100-Car study begins to look for near crashes.
 */
export const ADAS_BRAKING_MPH = 11
/** Road speeding: minimum mph over the limit and minimum duration (Zendrive: 5 mph for 10 seconds). */
export const ROAD_SPEEDING_MARGIN_MPH = 5
export const ROAD_SPEEDING_SECONDS = 10
/** Over the fixed threshold, mph (docs/rules.md SE-36). */
export const FIXED_SPEED_THRESHOLD_MPH = FIXED_SPEED_MPH
/** A longer stop with the engine on is an idling event; a shorter one is a traffic light. */
export const IDLE_STOP_SECONDS = 180
