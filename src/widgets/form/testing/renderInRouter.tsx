import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderInEnglish } from '../../../ui/testing/renderIn'

/** Renders in English at an address, which a form with unsaved changes asks about before it is left. */
export async function renderInRouter(ui: ReactElement): Promise<RenderResult> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => ui }),
    history: createMemoryHistory(),
  })
  await router.load()
  return renderInEnglish(<RouterProvider router={router} />)
}
