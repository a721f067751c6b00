import type { Sql } from '../store'
import { type ActivationLabels, DIMENSIONS, type Dimension } from './activations'

/** What the charts of the event are made from, counted by the database. */
export interface EventFigures {
  /** Visits by the day (YYYY-MM-DD) and hour that they began in, of all days, in order. */
  begun: { day: string; hour: number; visits: number }[]
  /** Actions in the scope; `total` adds up the values, null where no record has one. */
  actions: { action: string; interactions: number; visits: number; total: number | null }[]
  /** Visits in the scope by what their ids stand for; an id that the configuration does not know has no label. */
  by: Record<Dimension, { label: string | null; visits: number }[]>
}

export interface FiguresScope {
  /** A calendar day in `zone`, or null for all of them. */
  day: string | null
  /** IANA name of the event's time zone. */
  zone: string
}

/** No event has as many actions; a hostile sender could. */
const MOST_ACTIONS = 2_000

const BEGUN = `
  select to_char(first at time zone $1::text, 'YYYY-MM-DD') as day,
    extract(hour from first at time zone $1::text)::int as hour, count(*)::int as visits
  from (select min(created_at) as first from interactions group by session_identifier) as sessions
  group by 1, 2 order by 1, 2`

/** The bounds are computed once, so that the index on the time of creation serves. An empty day is all days. */
const IN_SCOPE = `
  created_at >= case when $1::text = '' then '-infinity' else $1::text::timestamp at time zone $2::text end
  and created_at < case when $1::text = '' then 'infinity'
    else ($1::text::timestamp + interval '1 day') at time zone $2::text end`

const ACTIONS = `
  select action, count(*)::int as interactions, count(distinct session_identifier)::int as visits, sum(value) as total
  from interactions where ${IN_SCOPE} group by action order by count(*) desc, action limit ${MOST_ACTIONS}`

const BY_LABEL = `
  select names.value as label, count(distinct session_identifier)::int as visits
  from interactions left join json_each_text($3::text::json) as names on names.key = activation_id
  where ${IN_SCOPE} group by 1 order by 2 desc, 1`

/** Counts the event; five queries over the records of the scope. */
export async function eventFigures(
  sql: Pick<Sql, 'query'>,
  { day, zone }: FiguresScope,
  labels: ActivationLabels,
): Promise<EventFigures> {
  const scope = [day ?? '', zone]
  const by: Partial<EventFigures['by']> = {}
  for (const dimension of DIMENSIONS) {
    by[dimension] = await sql.query(BY_LABEL, [...scope, JSON.stringify(labels[dimension])])
  }
  return {
    begun: await sql.query(BEGUN, [zone]),
    actions: await sql.query(ACTIONS, scope),
    by: by as EventFigures['by'],
  }
}
