import { useLingui } from '@lingui/react/macro'
import { CHECKS } from '#domain/booth/readiness/checkResults'
import type { Verdict } from '#domain/booth/readiness/verdict'
import type { Readiness, StaleReason } from '../../../state/readiness'
import { CHECK_NAMES } from './checkNames'
import { useReadinessFormats } from './useReadinessFormats'

export type VerdictTone = 'ok' | 'high' | 'unk'

export interface VerdictWords {
  tone: VerdictTone
  title: string
  text: string
}

/** The text of the verdict. Green only while all checks are current. */
export function useVerdictWords(
  verdict: Verdict,
  { phase, current, stale, provenAtMs }: Readiness,
  savingPercent: number | null,
): VerdictWords {
  const { t, i18n } = useLingui()
  const { time, list } = useReadinessFormats()
  const names = (checks: Verdict['bad']) => list(checks.map((check) => i18n._(CHECK_NAMES[check])))
  const changed: Record<StaleReason, string> = {
    update: t`an update has arrived`,
    config: t`the configuration has changed`,
    data: t`demo data or a map was stored again`,
    files: t`something stored on this device is missing`,
    device: t`the device no longer protects storage or screen`,
    settings: t`the device’s settings have changed`,
  }
  const total = i18n.number(verdict.total)

  if (savingPercent !== null) {
    const share = i18n.number(savingPercent / 100, { style: 'percent' })
    return {
      tone: 'unk',
      title: t`Not ready yet`,
      text: t`${share} is on this device. Keep the network on.`,
    }
  }
  if (phase !== 'done' || provenAtMs === null) {
    const at = current ? CHECKS.indexOf(current) + 1 : 0
    return {
      tone: 'unk',
      title: t`Checking`,
      text: current
        ? t`Check ${i18n.number(at)} of ${total}: ${i18n._(CHECK_NAMES[current])}`
        : t`Preparing the checks`,
    }
  }
  const at = time(provenAtMs)
  if (stale && verdict.kind !== 'not-ready') {
    return { tone: 'unk', title: t`Check again`, text: t`Since ${at}, ${changed[stale]}.` }
  }
  switch (verdict.kind) {
    case 'not-ready':
      return {
        tone: 'high',
        title: t`Not ready to unplug`,
        text: t`Failed at ${at}: ${names(verdict.bad)}.`,
      }
    case 'unproven':
      return {
        tone: 'unk',
        title: t`Not proven yet`,
        text: t`Nothing failed at ${at}, but this is not known: ${names(verdict.unknown)}.`,
      }
    case 'ready': {
      const passed = t`${total} of ${total} checks passed at ${at}.`
      const text =
        verdict.warnings.length > 0
          ? t`${passed} Worth a look: ${names(verdict.warnings)}.`
          : t`${passed} This device can run all day without a network.`
      return { tone: 'ok', title: t`Safe to unplug`, text }
    }
  }
}
