import type { AnnouncementKind } from '#domain/notifications/announcement'
import { ICONS } from '../../../ui/icons/icons'

export const ANNOUNCEMENT_ICONS: Record<AnnouncementKind, string> = {
  feature: ICONS.star,
  tip: ICONS.info,
  service: ICONS.wrench,
  policy: ICONS.fileChartColumn,
}
