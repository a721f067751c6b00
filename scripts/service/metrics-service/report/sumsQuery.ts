import { HINT_FINISHES, HINT_OPENINGS } from '#domain/booth/today/hintActions'
import { LONGEST_VISIT_S, ROOMS } from '#domain/booth/today/visitOutline'
import { RESET_ACTION } from '#domain/recording/interaction'

/**
 * What a row of `SUMS_QUERY` adds to: visits by hour, by their length in seconds, by what they reached and by the ids
 * that they used; actions; time by room; or records read.
 */
export type SumsPart = 'begun' | 'lengths' | 'reached' | 'rooms' | 'ids' | 'actions' | 'before' | 'until'

/** What a visit reached: a hint opened, a hint finished, a room with a known stay. */
export type Reached = 'hint' | 'finished' | 'room'

export interface SumsRow {
  part: SumsPart
  /**
   * YYYY-MM-DD in the zone of the event: of actions and ids when they were recorded, of all others when their visit
   * began. Null for all days, which only actions and ids have rows for.
   */
  day: string | null
  /** The hour, the seconds, what was reached, the room, the ids as a JSON array in order, or the action. */
  key: string
  visits: number
  /** Of a room, its stays. */
  records: number
  /** Records with a value. */
  valued: number
  /** Values added up; of a room, milliseconds. */
  total: number
}

/** Of all days together, so many actions and days; no event has as many, a hostile sender could. */
const MOST_ACTIONS = 20_000

/** Thirty years in milliseconds: what is beyond comes from no clock, and must not drown the sum of the others. */
const LONGEST_VALUE = '1e12'

/** Texts of ours as a list of SQL. */
const list = (texts: Iterable<string>) =>
  [...texts].map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')

/**
 * How the sums of an event change by what arrived after $2 up to $3, in the zone $1. All of them add up over visits,
 * so the visits that got something are counted as they were (sign -1) and as they are (sign 1). `before` and `until`
 * say how many records had arrived at either moment. Lengths, hints and rooms follow
 * `src/domain/booth/today/visitOutline.ts`.
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
  records as materialized (
    select sign, touched.* from touched
      join (values (1, $3::timestamptz), (-1, $2::timestamptz)) as sides (sign, until) on received_at <= until
  ),
  visits as materialized (
    select sign, session_identifier, min(created_at) at time zone $1::text as began,
      max(value) filter (where action = '${RESET_ACTION}' and value >= 0) as seconds,
      bool_or(action in (${list(HINT_OPENINGS.keys())})) as opened_hint,
      bool_or(action in (${list(HINT_FINISHES.keys())})) as finished_hint
    from records group by sign, session_identifier
  ),
  moves as (
    select sign, session_identifier, action, created_at, lag(action) over visit as before
    from records where action in (${list([...ROOMS, RESET_ACTION])})
    window visit as (partition by sign, session_identifier order by created_at, action collate "C")
  ),
  stays as (
    select sign, session_identifier, action as room,
      round(extract(epoch from lead(created_at) over visit - created_at) * 1000) as ms
    from moves where action is distinct from before
    window visit as (partition by sign, session_identifier order by created_at, action collate "C")
  ),
  rooms as materialized (
    select sign, session_identifier, room, count(*) as stays,
      sum(least(ms, ${LONGEST_VISIT_S * 1000}))::double precision as ms
    from stays where ms is not null and room <> '${RESET_ACTION}' group by sign, session_identifier, room
  ),
  reached as (
    select sign, session_identifier, 'hint' as what from visits where opened_hint
    union all
    select sign, session_identifier, 'finished' from visits where finished_hint
    union all
    select distinct sign, session_identifier, 'room' from rooms
  ),
  visit_days as (
    select distinct sign, session_identifier, day, activation_id from records
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
  select 'begun' as part, to_char(began, 'YYYY-MM-DD') as day, to_char(began, 'HH24') as key,
    sum(sign)::int as visits, 0 as records, 0 as valued, 0::double precision as total
  from visits group by 2, 3
  union all
  select 'lengths', to_char(began, 'YYYY-MM-DD'), least(floor(seconds), ${LONGEST_VISIT_S})::int::text,
    sum(sign)::int, 0, 0, 0
  from visits where seconds is not null group by 2, 3
  union all
  select 'reached', to_char(began, 'YYYY-MM-DD'), what, sum(sign)::int, 0, 0, 0
  from reached join visits using (sign, session_identifier) group by 2, 3
  union all
  select 'rooms', to_char(began, 'YYYY-MM-DD'), room, sum(sign)::int, sum(sign * stays)::int, 0, sum(sign * ms)
  from rooms join visits using (sign, session_identifier) group by 2, 3
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
