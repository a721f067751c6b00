/** What a row of `SUMS_QUERY` adds to: visits by hour, visits by the ids that they used, actions, or records read. */
export type SumsPart = 'begun' | 'ids' | 'actions' | 'before' | 'until'

export interface SumsRow {
  part: SumsPart
  /** YYYY-MM-DD in the zone of the event; null for all days. */
  day: string | null
  /** The hour, the ids as a JSON array in order, or the action. */
  key: string
  visits: number
  records: number
  /** Records with a value. */
  valued: number
  /** Values added up. */
  total: number
}

/** Of all days together, so many actions and days; no event has as many, a hostile sender could. */
const MOST_ACTIONS = 20_000

/** Thirty years in milliseconds: what is beyond comes from no clock, and must not drown the sum of the others. */
const LONGEST_VALUE = '1e12'

/**
 * How the sums of an event change by what arrived after $2 up to $3, in the zone $1. All of them add up over visits,
 * so the visits that got something are counted as they were (sign -1) and as they are (sign 1). `before` and `until`
 * say how many records had arrived at either moment.
 */
export const SUMS_QUERY = `
  with fresh as materialized (
    select distinct session_identifier from interactions
    where received_at > $2::timestamptz and received_at <= $3::timestamptz
  ),
  touched as materialized (
    select session_identifier, activation_id, action, created_at, received_at,
      (created_at at time zone $1::text)::date as day,
      case when value is not null then least(greatest(value, -${LONGEST_VALUE}), ${LONGEST_VALUE}) end as value
    from interactions
    where received_at <= $3::timestamptz and session_identifier in (select session_identifier from fresh)
  ),
  records as (
    select sign, touched.* from touched
      join (values (1, $3::timestamptz), (-1, $2::timestamptz)) as sides (sign, until) on received_at <= until
  ),
  visit_days as materialized (
    select sign, session_identifier, day, activation_id, min(created_at) as first from records group by 1, 2, 3, 4
  ),
  hours as (
    select sign, date_trunc('hour', min(first) at time zone $1::text) as hour
    from visit_days group by sign, session_identifier
  ),
  id_sets as (
    select sign, day, json_agg(distinct activation_id)::text as ids
    from visit_days group by grouping sets ((sign, session_identifier, day), (sign, session_identifier))
  ),
  actions as (
    select sign, day, action, count(distinct session_identifier) as visits, count(*) as records,
      count(value) as valued, coalesce(sum(value), 0) as total
    from records group by grouping sets ((sign, day, action), (sign, action))
    order by count(*) desc limit ${MOST_ACTIONS}
  )
  select 'begun' as part, to_char(hour, 'YYYY-MM-DD') as day, to_char(hour, 'HH24') as key,
    sum(sign)::int as visits, 0 as records, 0 as valued, 0::double precision as total
  from hours group by hour
  union all
  select 'ids', to_char(day, 'YYYY-MM-DD'), ids, sum(sign)::int, 0, 0, 0 from id_sets group by day, ids
  union all
  select 'actions', to_char(day, 'YYYY-MM-DD'), action, sum(sign * visits)::int, sum(sign * records)::int,
    sum(sign * valued)::int, sum(sign * total)
  from actions group by day, action
  union all
  select 'before', null, '', 0, count(*)::int, 0, 0 from interactions where received_at <= $2::timestamptz
  union all
  select 'until', null, '', 0, count(*)::int, 0, 0 from interactions where received_at <= $3::timestamptz`

/**
 * The moment up to which the next $2 records after $1 arrived, none of them younger than a minute: an insert that
 * began before may still commit.
 */
export const NEXT_STEP = `
  select to_char(max(received_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until, count(*)::int as records
  from (
    select received_at from interactions
    where received_at > $1::timestamptz and received_at <= now() - interval '1 minute'
    order by received_at limit $2::int
  ) as next`
