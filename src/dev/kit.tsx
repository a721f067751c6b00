import '../ui/font.css'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/text.css'
import '../ui/shapes.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { DEFAULT_LOCALE, parseLocale } from '#domain/base/locale'
import { activateLocale } from '../i18n/activate'
import { activatePseudo } from '../i18n/pseudo'
import { prepareKit } from '../ui/kit/prepareKit'
import { KitPage } from './KitPage'

// `npm run dev`, then /kit.html: every part of the kit in every state. Not part of a build.
const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
const root = document.getElementById('root')
if (!root) throw new Error('no #root')

const router = createRouter({
  routeTree: createRootRoute({ component: KitPage }),
  history: createMemoryHistory(),
})

if (asked.get('lang') === 'pseudo') await activatePseudo()
else await activateLocale(parseLocale(asked.get('lang')) ?? DEFAULT_LOCALE)
prepareKit(root)
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <RouterProvider router={router as never} />
  </I18nProvider>,
)
