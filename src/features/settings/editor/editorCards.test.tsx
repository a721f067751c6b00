import 'fake-indexeddb/auto'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { freshRows } from '../../../data/testing/rows'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { RuleEditorScreen } from './RuleEditorScreen'

// The code of the preview never comes.
vi.mock('./preview/WhenItFires', () => new Promise(() => {}))

it('has all cards of the form while the preview is loaded', async () => {
  await freshRows({ customNotifications: [], vehicles: [], users: [] })
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <RuleEditorScreen type={RULE_TYPES.offHours} id={null} onShow={() => {}} onList={async () => {}} />
      ),
    }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  expect(await screen.findByRole('heading', { name: 'When it fires' })).toBeTruthy()
  expect(await screen.findByRole('radiogroup', { name: 'Watched vehicles' })).toBeTruthy()
})
