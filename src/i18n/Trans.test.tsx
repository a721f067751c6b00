import { Trans } from '@lingui/react/macro'
import { describe, expect, it } from 'vitest'
import { renderInEnglish } from '../ui/testing/renderIn'

describe('a sentence with a name in it', () => {
  it.each(['<b>North</b>', '<0>North</0>', '<1/>', 'a < b'])('shows %j as it is written', (initials) => {
    const score = '1,200'
    const { container } = renderInEnglish(
      <Trans>
        Best today: <b>{score}</b> by {initials}
      </Trans>,
    )
    expect(container.textContent).toBe(`Best today: 1,200 by ${initials}`)
    expect(container.querySelectorAll('b')).toHaveLength(1)
  })
})
