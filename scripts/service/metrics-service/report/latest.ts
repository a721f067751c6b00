import { iso, RECORD } from '../database/columns'
import type { Query, StoredInteraction } from '../store'

/** What happened and arrived last. */
export interface LatestRecords {
  firstCreatedAt: string | null
  lastCreatedAt: string | null
  lastReceivedAt: string | null
  /** Newest first. */
  visits: { sessionIdentifier: string; interactions: number; firstCreatedAt: string; lastCreatedAt: string }[]
  /** Newest arrivals first. */
  newest: StoredInteraction[]
}

/** Visits and arrivals that the page lists. */
const SHOWN = 50
/** Records in which so many visits are looked for first, and then. */
const RECENT_RECORDS = [10_000, 500_000]

/** A time of a kiosk whose clock is right: what lies more than a day ahead is stored, and never leads a page. */
const BELIEVED = `created_at <= now() + interval '1 day'`

const TIMES = `
  select ${iso('(select min(created_at) from interactions)', 'firstCreatedAt')},
    ${iso(`(select max(created_at) from interactions where ${BELIEVED})`, 'lastCreatedAt')},
    ${iso('(select max(received_at) from interactions)', 'lastReceivedAt')}`

/** The visits of the newest $1 records, each looked up by itself, so that an index serves both. */
const VISITS = `
  select own.*
  from (
    select session_identifier, max(created_at) as newest from (
      select session_identifier, created_at from interactions where ${BELIEVED}
      order by interactions.created_at desc limit $1::int
    ) as recent
    group by session_identifier order by newest desc, session_identifier limit ${SHOWN}
  ) as recent cross join lateral (
    select recent.session_identifier as "sessionIdentifier", count(*)::int as interactions,
      ${iso('min(created_at)', 'firstCreatedAt')}, ${iso('max(created_at)', 'lastCreatedAt')}
    from interactions where interactions.session_identifier = recent.session_identifier
  ) as own
  order by recent.newest desc, recent.session_identifier`

const NEWEST = `
  select ${RECORD} from interactions
  order by interactions.received_at desc, interactions.created_at desc, session_identifier, action limit ${SHOWN}`

type Times = Omit<LatestRecords, 'visits' | 'newest'>

/** Reads what happened and arrived last. Rejects with the driver's error. */
export async function latestRecords(query: Query): Promise<LatestRecords> {
  const [times] = await query<Times>(TIMES)
  if (!times) throw new Error('The database returned no times.')
  let visits: LatestRecords['visits'] = []
  for (const records of RECENT_RECORDS) {
    visits = await query<LatestRecords['visits'][number]>(VISITS, [records])
    if (visits.length === SHOWN) break
  }
  return { ...times, visits, newest: await query<StoredInteraction>(NEWEST) }
}
