import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { NAVIGATION } from '#domain/device/navigation'
import { type Challenge, ruleOf } from '#domain/game/challenges'
import type { Run } from '#domain/game/gameTypes'
import { promptOf } from '#domain/game/run'
import { NAV_LABELS } from '../../../i18n/titles'
import { type NavHint, setNavHint } from '../../../state/navHint'
import { useHasCome } from '../../../ui/feedback/useClock'

/**
 * Makes the navigation item glow once the hint of a prompt has appeared.
 * @returns where to look, as text; null before
 */
export function useRunHint(run: Run, startsAtMs: number, isStarted: boolean): string | null {
  const prompt = promptOf(run)
  const hasCome = useHasCome(isStarted && prompt ? startsAtMs + run.hintAtMs : null)
  const hint = hasCome && prompt ? hintOf(prompt) : null
  useEffect(() => {
    setNavHint(hint)
    return () => setNavHint(null)
  }, [hint])
  return useHintWords(hint)
}

function hintOf(challenge: Challenge): NavHint {
  return ruleOf(challenge).navId ?? 'bell'
}

function useHintWords(hint: NavHint | null): string | null {
  const { t } = useLingui()
  const { _ } = useCatalog()
  if (hint === null) return null
  if (hint === 'bell') return t`Hint: the bell at the top`
  const nameOf = (key: string) => {
    const label = NAV_LABELS[key]
    return label ? _(label) : ''
  }
  for (const item of NAVIGATION) {
    const name = nameOf(item.titleKey)
    if (item.id === hint) return t`Hint: look in ${name}`
    const child = item.children?.find(({ id }) => id === hint)
    if (child) {
      const inside = nameOf(child.titleKey)
      return t`Hint: look in ${name}, ${inside}`
    }
  }
  return null
}
