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
type KnownActivation = { [Key in keyof Activation]: Activation[Key] | null }

const NOTHING: KnownActivation = { language: null, mode: null, device: null }

/**
 * Maps activation ids of a configuration back to activations; an unresolved record contains its activation.
 * The metrics service does the same (docs/booth.md B6).
 */
export function readActivations(
  ids: ActivationIds | undefined,
): (record: Pick<Interaction, 'activationId' | 'context'>) => KnownActivation {
  const known = new Map<string, KnownActivation>()
  for (const { id, ...meant } of activations(ids)) {
    const stored = known.get(id) ?? meant
    known.set(id, {
      language: stored.language === meant.language ? stored.language : null,
      mode: stored.mode === meant.mode ? stored.mode : null,
      device: stored.device === meant.device ? stored.device : null,
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
