import type { ActivationIds, ActivationLanguage, ActivationMode, DeviceKind } from '../../kiosk/config'
import { activationMode, type Interaction } from '../../kiosk/interaction'
import { activationLanguage } from '../../kiosk/locale'

/** What a person came as: language, way in and device, told by the activation id. */
export interface Activation {
  language: ActivationLanguage
  mode: ActivationMode
  device: DeviceKind
}

/** What an activation id stands for; an id that stands for more than one thing says nothing. */
export function readActivations(
  ids: ActivationIds | undefined,
): (record: Pick<Interaction, 'activationId' | 'context'>) => Activation | null {
  const known = new Map<string, Activation | null>()
  for (const [device, modes] of Object.entries(ids ?? {}) as [DeviceKind, ActivationIds[DeviceKind]][])
    for (const [mode, languages] of Object.entries(modes) as [ActivationMode, Record<string, string>][])
      for (const [language, id] of Object.entries(languages))
        if (id)
          known.set(id, known.has(id) ? null : { device, mode, language: language as ActivationLanguage })
  return ({ activationId, context }) =>
    context
      ? {
          device: context.device,
          mode: activationMode(context.mode),
          language: activationLanguage(context.locale),
        }
      : (known.get(activationId) ?? null)
}
