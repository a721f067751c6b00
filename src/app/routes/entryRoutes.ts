import { createRootRoute, createRoute } from '@tanstack/react-router'
import { AppError } from '#domain/base/errors'
import { answerPainted } from '#domain/base/workAhead'
import { allowsAddress } from '#domain/device/allowedModes'
import { checkCommonSearch, PATHS } from '#domain/device/routes'
import { deviceSettings } from '../../state/deviceSettings'
import { modeFlags } from '../../state/mode'
import { WelcomeRoute } from './first/WelcomeRoute'
import { guard } from './guard'
import { lazyScreen } from './lazyScreen'
import { Root } from './Root'
import { hasScreens } from './screens'

export const comingSoon = lazyScreen(() => import('./first/ComingSoon'), 'ComingSoon')

/** Whether an address needs no other routes than those of the program. */
export function isEntryAddress(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '')
  return path === '' || path === PATHS.welcome
}

let lastPathname: string | null = null

export const root = createRootRoute({
  component: Root,
  notFoundComponent: comingSoon,
  validateSearch: checkCommonSearch,
  // Before a screen enters its mode: addresses of modes that staff turned off lead to welcome (docs/booth.md B3).
  beforeLoad: ({ location: { pathname }, preload }) => {
    if (!hasScreens() && !isEntryAddress(pathname))
      throw new AppError('chunk-missing', 'the routes did not load')
    guard({ allows: () => allowsAddress(deviceSettings().modes, modeFlags(), pathname) })({ cause: 'stay' })
    if (preload) return undefined
    const isOther = lastPathname !== null && lastPathname !== pathname
    lastPathname = pathname
    // The chosen link is painted before the screen that it opens.
    return isOther ? answerPainted() : undefined
  },
})

export const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: guard({ allows: () => false, keepSearch: true }),
})

export const welcome = createRoute({
  getParentRoute: () => root,
  path: PATHS.welcome,
  component: WelcomeRoute,
})

/** The routes of the program. All others come with `loadScreens`, so that the first screen does not wait for them. */
export const entryTree = root.addChildren([index, welcome])
