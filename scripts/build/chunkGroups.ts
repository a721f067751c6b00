import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface ChunkGroup {
  name: string
  test?: RegExp | ((id: string) => boolean)
  tags?: ['$initial']
}

const known = new Map<string, boolean>()

/** Our parts that stand on React Aria, themselves or through another part, and their styles. */
function isAriaPart(id: string): boolean {
  const path = /^(.*\/src\/ui\/[^/?]+?)(?:\.module\.css|\.tsx?)(?:\?.*)?$/.exec(id)?.[1]
  if (path === undefined) return false
  const source = ['.tsx', '.ts'].map((end) => path + end).find(existsSync)
  // A style without a part of its name is shared by fields and lists.
  return source === undefined ? id.includes('.module.css') : standsOnAria(source)
}

function standsOnAria(source: string): boolean {
  const before = known.get(source)
  if (before !== undefined) return before
  known.set(source, false)
  const code = readFileSync(source, 'utf8')
  const stands =
    /from 'react-aria-components|from '@tanstack\/react-table/.test(code) ||
    [...code.matchAll(/^(?:import|export) (?!type).*?from '\.\/(\w+)'$/gms)].some(([, part = '']) =>
      isAriaPart(join(dirname(source), `${part}.ts`)),
    )
  known.set(source, stands)
  return stands
}

/**
 * How the program is cut into files. Left to itself the bundler cuts by which screens use what: many
 * small files that change with every screen, each an entry of the precache, and some of them a request
 * of the first screen.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  // What the first screen needs is one file, whoever else uses it.
  { name: 'first', tags: ['$initial'] },
  {
    name: 'dates',
    test: /node_modules\/(@internationalized\/date|(react-aria|react-stately|react-aria-components)\/.*([Cc]alendar|[Dd]atepicker|useDateFormatter))|\/src\/ui\/(\w*Calendar\w*|calendarDate|Date\w*Field|DayPopupField|requiredValue)\.tsx?$/,
  },
  {
    name: 'kit',
    test: (id) =>
      /node_modules\/(react-aria|react-stately|react-aria-components|@internationalized|@react-types|clsx|@tanstack\/(react-table|table-core|store|react-store))\//.test(
        id,
      ) || isAriaPart(id),
  },
  // What needs no React Aria does not wait for it.
  { name: 'parts', test: /\/src\/(ui\/(?!QrCode\.tsx)|app\/shell\/FleetChoice|charts\/\w+\.module\.css)/ },
  { name: 'charts', test: /node_modules\/(@visx|d3-\w+|internmap|classnames)\/|\/src\/charts\// },
  // The shell comes with what a visitor sees before the first room; its menus and sheets come later.
  {
    name: 'shell',
    test: /\/src\/(features\/(tour|comingsoon)\/|app\/(TourRoute|ComingSoon)\.|app\/shell\/(?!overlays|\w*(Text|Menu|Dialog|Sheets|Facts|faq|dataProblem))|widgets\/notifications\/(panelId|unread|useFeedSection|useUnreadCount))/,
  },
  // What draws on the map, which every room with a map has at once; MapLibre itself comes after it.
  {
    name: 'maproom',
    test: /node_modules\/(react-map-gl|@vis\.gl|@fontsource\/noto-sans)\/|\/src\/map\/(?!stage\/(?!taps|maplibre\.css))/,
  },
  { name: 'map', test: /node_modules\/(maplibre-gl|pmtiles|fflate)\/|\/src\/map\/stage\// },
  // Queries, state, rules and the data with its checks, which most screens share: one file, so that none of
  // them waits for another in a ring. What only one room computes stays with it.
  {
    name: 'common',
    test: /node_modules\/(dexie|@tanstack\/react-router|valibot|workbox-window|@mapbox\/polyline)|\/demo-data\/|\/src\/(data\/|state\/|i18n\/(?!locales|pseudo)|domain\/(?!telemetry|replay|clip|fenceDraft)|pwa\/(installed|worker)|session\/(offlineReady|archives)|app\/(appearance|shell\/dataProblem))/,
  },
  // A trip on its map comes after the list of trips that it is chosen from.
  {
    name: 'tripmap',
    test: /\/src\/domain\/(telemetry|replay|clip)|\/src\/widgets\/trips\/((Dealer)?Trip(Map|Stage|Chart)|MapTools|boundsOf|[Cc]lip|[rR]eplay|Scrubber|EventTable|DotCard|TravelledRoute|use(Address|ClockState|Drive|Follow|Replay))/,
  },
  // What the rooms of vehicles and people share, the dashboard among them.
  {
    name: 'fleetparts',
    test: /\/src\/(widgets\/(assign|behaviour|email|vehiclemap)\/|features\/users\/UserNotFound|widgets\/trips\/(TripsCard|DealerTripsCard|Score(Label|Ring|Change)|WindowChoice|Facts|Loss(Row|Sum)|useLossNames|dotLook|icons|EventMark|NotOffered|TripsNotice|useTripsOffered)|features\/vehicles\/((FuelLevel|HealthOf|StatusOf|TopView|healthTone|statusWords)\.|inventory\/\w+Of\.)|app\/useTripSearch)/,
  },
  { name: 'trips', test: /\/src\/(widgets\/trips\/|features\/\w+\/\w*TripsScreen)/ },
  // Lists are small and lead to one another; so are the pages of one vehicle.
  {
    name: 'lists',
    test: /\/src\/(features\/(users|fleets|behaviour|vehicles\/(list|inventory|import|VehiclesScreen))|app\/(Vehicles|Users?|Fleets|Behaviour)\w*Route\.)/,
  },
  { name: 'vehicle', test: /\/src\/(features\/vehicles\/|app\/VehicleDetailRoute\.)/ },
  { name: 'qr', test: /node_modules\/(qrcode|dijkstrajs)\/|\/src\/ui\/QrCode\.tsx/ },
]
