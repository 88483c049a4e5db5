-- People of a campaign who are due at a moment and may be called beyond it, those due first. Windows end at few
-- moments, which all people of a place share: each is looked into by itself, so that neither those whose day has
-- ended nor those whose day is to come are read. They are held for the caller, and those whom somebody else holds are
-- passed over, however many they are.
create or replace function find_due(organization uuid, campaign uuid, moment timestamptz, beyond timestamptz, most integer)
  returns table (contact_id uuid, next_at timestamptz)
  language sql volatile
as $$
  with recursive window_end as (
    (select target.open_until from targets target
     where target.organization_id = organization and target.campaign_id = campaign
       and target.state = 'waiting' and target.open_until > beyond
     order by target.open_until limit 1)
    union all
    select (select target.open_until from targets target
      where target.organization_id = organization and target.campaign_id = campaign
        and target.state = 'waiting' and target.open_until > window_end.open_until
      order by target.open_until limit 1)
    from window_end where window_end.open_until <= moment + interval '2 days'
  )
  select due.contact_id, due.next_at
  from (select open_until from window_end union select 'infinity') window_end
  cross join lateral (
    select target.contact_id, target.next_at from targets target
    where target.organization_id = organization and target.campaign_id = campaign
      and target.state = 'waiting' and target.open_until = window_end.open_until
      and target.next_at <= moment
    order by target.next_at, target.contact_id limit most
    for update skip locked) due
  order by due.next_at, due.contact_id
  limit most
$$;
