-- Those who are due at a moment and whose day has ended: they are judged again beside the calls.
create or replace function find_closed(organization uuid, campaign uuid, moment timestamptz, beyond timestamptz, most integer)
  returns table (contact_id uuid)
  language sql volatile
as $$
  with recursive window_end as (
    (select target.open_until from targets target
     where target.organization_id = organization and target.campaign_id = campaign
       and target.state = 'waiting' and target.open_until <= beyond
     order by target.open_until limit 1)
    union all
    select (select target.open_until from targets target
      where target.organization_id = organization and target.campaign_id = campaign
        and target.state = 'waiting' and target.open_until > window_end.open_until
        and target.open_until <= beyond
      order by target.open_until limit 1)
    from window_end where window_end.open_until is not null
  )
  select closed.contact_id
  from window_end
  cross join lateral (
    select target.contact_id from targets target
    where target.organization_id = organization and target.campaign_id = campaign
      and target.state = 'waiting' and target.open_until = window_end.open_until
      and target.next_at <= moment
    order by target.next_at, target.contact_id limit most
    for update skip locked) closed
  limit most
$$;
