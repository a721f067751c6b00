import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AddOnId } from '#domain/account/addOns'
import { SCREEN_TITLES } from '../../i18n/titles'
import { ICONS } from '../../ui/icons/icons'
import { SOLUTION_ICONS } from '../../ui/icons/solutionIcons'
import { TRIP_ICONS } from '../../ui/icons/tripIcons'

/** Presentation of an add-on, and the address of its page. */
export interface AddOnLook {
  name: MessageDescriptor
  summary: MessageDescriptor
  icon: string
  to: '/8/detail/adapter' | '/8/detail/ivc' | '/8/detail/evgo' | '/8/detail/camera'
}

export const ADD_ON_LOOKS: Record<AddOnId, AddOnLook> = {
  adapter: {
    name: SCREEN_TITLES.adapter,
    summary: msg`Plug it into any make built since 1996 and see it on the map with the rest.`,
    icon: SOLUTION_ICONS.plug,
    to: '/8/detail/adapter',
  },
  coaching: {
    name: SCREEN_TITLES.coaching,
    summary: msg`A short tip after a hard stop, and the trip score on the dash.`,
    icon: ICONS.gauge,
    to: '/8/detail/ivc',
  },
  plugAndCharge: {
    name: SCREEN_TITLES.plugAndCharge,
    summary: msg`Plug in and go. The session and its cost go straight to Expenses.`,
    icon: ICONS.zap,
    to: '/8/detail/evgo',
  },
  camera: {
    name: SCREEN_TITLES.dualCamera,
    summary: msg`The road and the driver, in a 10-second clip around each safety event.`,
    icon: TRIP_ICONS.video,
    to: '/8/detail/camera',
  },
}
