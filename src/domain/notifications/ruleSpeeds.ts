import type { Locale } from '#domain/base/locale'
import type { RuleConditions } from './notificationRule'

type RoadMargin = RuleConditions['speedConditions']['road']

/**
 * The fixed speed in km/h in each language: fixed values, not conversions (docs/rules.md SE-37;
 * docs/decisions.md D5).
 */
export const FIXED_SPEED_KPH: Record<Locale, number> = { en: 129, 'en-CA': 129, 'es-MX': 129, 'fr-CA': 128 }

/** Over the posted limit, in each unit (docs/rules.md SE-39; docs/decisions.md D5). */
export const ROAD_MARGINS: Record<RoadMargin['unit'], number> = { percent: 5, mph: 5, 'km/h': 8 }
