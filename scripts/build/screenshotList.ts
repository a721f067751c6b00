/**
 * The pictures of the kiosk that a browser shows before it installs: the address, what is to be
 * seen there, and what stands on the screen once it is whole.
 */
export const SCREENSHOTS = [
  {
    name: 'welcome',
    path: '/welcome',
    label: 'Three demos and a game to choose from',
    readySelector: 'footer',
  },
  {
    name: 'vehicles',
    path: '/1',
    label: 'Every vehicle in the fleet and its health',
    readySelector: 'a[href^="/1/detail/"]',
  },
  {
    name: 'vehicle',
    path: '/1/detail/v-1',
    label: 'One vehicle: readings, tires, and permissions',
    readySelector: 'h2',
  },
] as const
