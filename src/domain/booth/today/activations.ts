import { activationLanguage } from '#domain/base/locale'
import type { ActivationIds, ActivationLanguage, ActivationMode, DeviceKind } from '#domain/device/config'
import { activationMode, type Interaction } from '#domain/recording/interaction'

/** How a visitor came in: language, mode and device. */
export interface Activation {
  language: ActivationLanguage
  mode: ActivationMode
  device: DeviceKind
}

/** What an activation id tells; null for a dimension in which it is ambiguous. */
type Told = { [Key in keyof Activation]: Activation[Key] | null }

const NOTHING: Told = { language: null, mode: null, device: null }

/**
 * Maps activation ids of a configuration back to activations; an unresolved record contains its activation.
 * The metrics service does the same (docs/booth.md B6).
 */
export function readActivations(
  ids: ActivationIds | undefined,
): (record: Pick<Interaction, 'activationId' | 'context'>) => Told {
  const known = new Map<string, Told>()
  for (const { id, ...meant } of activations(ids)) {
    const told = known.get(id) ?? meant
    known.set(id, {
      language: told.language === meant.language ? told.language : null,
      mode: told.mode === meant.mode ? told.mode : null,
      device: told.device === meant.device ? told.device : null,
    })
  }
  return ({ activationId, context }) =>
    context
      ? {
          language: activationLanguage(context.locale),
          mode: activationMode(context.mode),
          device: context.device,
        }
      : (known.get(activationId) ?? NOTHING)
}

function* activations(ids: ActivationIds | undefined): Generator<Activation & { id: string }> {
  const entries = Object.entries as <Key extends string, Value>(
    of: Partial<Record<Key, Value>>,
  ) => [Key, Value][]
  for (const [device, modes] of entries(ids ?? {}))
    for (const [mode, languages] of entries(modes))
      for (const [language, id] of entries(languages)) if (id) yield { id, device, mode, language }
}
