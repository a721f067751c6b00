import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Channel } from '#domain/notifications/channels'

/** Channels over their switches, where there is room for a word. */
export const CHANNEL_CAPTIONS: Record<Channel, MessageDescriptor> = {
  inApp: msg({ id: 'channel.inApp', message: 'In-app' }),
  email: msg({ id: 'channel.email', message: 'Email' }),
}
