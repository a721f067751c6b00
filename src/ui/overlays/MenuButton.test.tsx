import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { advanceClock, installFakeClock } from '../testing/clock'
import { renderInEnglish } from '../testing/renderIn'
import { MenuButton } from './MenuButton'

installFakeClock()

async function openMenu() {
  const done: string[] = []
  renderInEnglish(
    <MenuButton
      label="Amara Osei"
      trigger={{ kind: 'plain', children: 'Amara' }}
      header="amara@example.com"
      groups={[
        {
          id: 'pages',
          label: 'Pages',
          entries: [
            { id: 'profile', label: 'My profile' },
            { id: 'sign-out', label: 'Sign out', disabled: true },
          ],
          onAction: (id) => done.push(id),
        },
        {
          id: 'theme',
          title: 'Theme',
          entries: [
            { id: 'light', label: 'Light' },
            { id: 'dark', label: 'Dark' },
          ],
          chosen: 'dark',
          onAction: (id) => done.push(id),
        },
      ]}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Amara' }))
  await advanceClock(100)
  return done
}

describe('a menu', () => {
  it('lists its actions and choices by group', async () => {
    await openMenu()
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'My profile',
      'Sign out',
    ])
    expect(screen.getByRole('group', { name: 'Theme' })).toBeTruthy()
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Dark')
  })

  it('calls back what was chosen and closes', async () => {
    const done = await openMenu()
    fireEvent.click(screen.getByRole('menuitem', { name: 'My profile' }))
    await advanceClock(400)
    expect(done).toEqual(['profile'])
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('calls back a choice that is the chosen one already, once', async () => {
    const done = await openMenu()
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    expect(done).toEqual(['dark'])
  })

  it('does nothing for a disabled action', async () => {
    const done = await openMenu()
    fireEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(done).toEqual([])
  })
})
