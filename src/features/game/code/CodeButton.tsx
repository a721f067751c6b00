import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ChallengeCode } from '#domain/game/challengeCode'
import { Button } from '../../../ui/controls/Button'
import { Icon } from '../../../ui/icons/Icon'
import { GAME_ICONS } from '../gameIcons'
import { CodeDialog } from './CodeDialog'

export function CodeButton({ onPlay }: { onPlay: (code: ChallengeCode) => Promise<void> }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="soft" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon path={GAME_ICONS.ticket} />
        {t`Got a code?`}
      </Button>
      <CodeDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onPlay={onPlay} />
    </>
  )
}
