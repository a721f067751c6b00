import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Channel } from '#domain/notifications/channels'

/** Captions of the channels, above their switches. */
export const CHANNEL_CAPTIONS: Record<Channel, MessageDescriptor> = {
  inApp: msg({ id: 'channel.inApp', message: 'In-app' }),
  email: msg({ id: 'channel.email', message: 'Email' }),
}
