-- Removes repeats on a receiver that does not enforce the natural key.
--
-- The kiosk delivers at least once: a record whose reply was lost is sent again with the same six fields.
-- (session_identifier, action, created_at) names a record; of each group of repeats one row stays, the one that
-- lies first in the table. The other five fields are identical, so it does not matter to a report which.
-- One statement: it happens as a whole or not at all, and running it again changes nothing.
-- Adapt the table and column names to yours.

delete from interactions
where ctid in (
  select ctid
  from (
    select ctid, row_number() over (partition by session_identifier, action, created_at order by ctid) as copy
    from interactions
  ) as numbered
  where copy > 1
);

-- To keep repeats out from now on, in the same hour and while the service stands still:
--   alter table interactions add constraint interactions_natural_key unique (session_identifier, action, created_at);
-- and let the service insert with
--   on conflict (session_identifier, action, created_at) do nothing
