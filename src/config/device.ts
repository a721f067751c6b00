import type { DeviceKind } from '#domain/device/config'

/** `ipad` by platform, or a "Macintosh" with more than one touch point (docs/contracts.md C4). */
export function deviceKind(
  agent: Pick<Navigator, 'platform' | 'userAgent' | 'maxTouchPoints'> = navigator,
): DeviceKind {
  if (/iPad/.test(agent.platform) || /iPad/.test(agent.userAgent)) return 'ipad'
  return /Macintosh|MacIntel/.test(`${agent.platform} ${agent.userAgent}`) && agent.maxTouchPoints > 1
    ? 'ipad'
    : 'web'
}
