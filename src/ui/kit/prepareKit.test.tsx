import { readFileSync } from 'node:fs'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MenuButton } from '../overlays/MenuButton'
import { advanceClock, installFakeClock } from '../testing/clock'
import { renderInEnglish } from '../testing/renderIn'
import { prepareKit } from './prepareKit'

installFakeClock()

it('stands in for the style element that the policy of the page refuses', () => {
  const source = readFileSync('node_modules/react-aria/dist/private/interactions/usePress.mjs', 'utf8')
  const [, id = ''] = /STYLE_ID = '([^']+)'/.exec(source) ?? []
  prepareKit(document.createElement('div'))
  expect(document.getElementById(id)?.tagName).toBe('META')
})

it('hides the page from screen readers while a panel is open, without making it inert', async () => {
  renderInEnglish(
    <MenuButton
      label="User"
      trigger={{ kind: 'plain', children: 'Amara' }}
      groups={[{ id: 'pages', entries: [{ id: 'profile', label: 'Profile' }], onAction: () => {} }]}
    />,
  )
  const trigger = screen.getByRole('button')
  const page = trigger.parentElement as HTMLElement
  prepareKit(page)
  trigger.focus()
  fireEvent.click(trigger)
  await advanceClock(100)
  expect(page.ariaHidden).toBe('true')
  expect(page.hasAttribute('inert')).toBe(false)
  expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true)
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
  await advanceClock(400)
  expect(page.ariaHidden).toBe(null)
  expect(document.activeElement).toBe(trigger)
})
