/** Eighty characters, the longest supported name. */
export const LONG_NAME = 'Maximilian-Alexander Constantine Featherstonehaugh-Cholmondeley of Northumberland'
export const RTL_NAME = 'شركة النقل السريع للشحن والتوصيل'
export const EMOJI_NAME = '🚚🚚 Night shift 🌙 (do not move) 👷🏽‍♀️'
