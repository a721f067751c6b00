/**
 * How the program is cut into files. Left to itself the bundler cuts by which screens use what: many
 * small files that change with every screen, each an entry of the precache, and some of them a request
 * of the first screen.
 */
export const chunkGroups: readonly { name: string; test?: RegExp; tags?: ['$initial'] }[] = [
  // What the first screen needs is one file, whoever else uses it.
  { name: 'first', tags: ['$initial'] },
  {
    name: 'dates',
    test: /node_modules\/(@internationalized\/date|(react-aria|react-stately|react-aria-components)\/.*([Cc]alendar|[Dd]atepicker))/,
  },
  {
    name: 'kit',
    test: /node_modules\/(react-aria|react-stately|react-aria-components|@internationalized|@react-types|@tanstack\/(react-table|table-core))\//,
  },
  { name: 'qr', test: /node_modules\/(qrcode|dijkstrajs)\// },
]
