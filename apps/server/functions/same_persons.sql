-- Which contacts are the same human as one of these people, by what is stored of them: the same name and
-- the same day of birth, or a number that is not known to be wrong for either. A year links nobody. Every
-- step asks an index for all at once; people of one name and number are linked with the first of them. Names
-- are taken apart only where several of one shape share a number or a day.
create or replace function same_persons(organization uuid, people uuid[])
  returns table (contact_id uuid, other_id uuid, because text)
  language plpgsql stable set plan_cache_mode = force_custom_plan
as $$
declare
  numbers text[];
begin
  select array_agg(distinct phone.e164) into numbers from phones phone
  where phone.organization_id = organization and phone.contact_id = any(array(select unnest(people)))
    and phone.state <> 'wrong';
  select array_agg(shared.e164) into numbers from (
    select phone.e164 from phones phone
    where phone.organization_id = organization and phone.e164 = any(array(select unnest(numbers)))
      and phone.state <> 'wrong'
    group by phone.e164 having count(*) > 1) shared;
  return query
  with alike as (
    select distinct 'birth_date' as because, peer.born_on::text as fact, peer.id, peer.search_name,
      name_shape(peer.search_name) as shape, true as is_given
    from contacts one
    cross join lateral (
      select contact.id, contact.born_on, contact.search_name from contacts contact
      where contact.organization_id = organization and contact.born_on = one.born_on
        and name_shape(contact.search_name) = name_shape(one.search_name)
      offset 0) peer
    where one.organization_id = organization and one.id = any(array(select unnest(people)))
      and one.born_on is not null
    union all
    select 'number', phone.e164, contact.id, contact.search_name, name_shape(contact.search_name),
      contact.id = any(people)
    from phones phone
    join contacts contact on contact.organization_id = organization and contact.id = phone.contact_id
    where phone.organization_id = organization and phone.e164 = any(array(select unnest(numbers)))
      and phone.state <> 'wrong'
  ), counted as (
    select alike.*, count(*) over shaped as people_alike, bool_or(alike.is_given) over shaped as is_asked
    from alike window shaped as (partition by alike.because, alike.fact, alike.shape)
  ), few as materialized (
    select counted.because, counted.fact, counted.id, counted.search_name from counted
    where counted.people_alike > 1 and counted.is_asked
      and not (counted.because = 'number' and exists (select from suppressions wrong
        where wrong.organization_id = organization and wrong.contact_id = counted.id
          and wrong.e164 = counted.fact and wrong.kind in ('wrong_number', 'reassigned')
          and wrong.lifted_at is null))
  ), keyed as (
    select few.because, 'words ' || few.fact || ' ' || name_words(few.search_name) as key, few.id
    from few
    union all
    select few.because, 'letters ' || few.fact || ' ' || name_letters(few.search_name), few.id
    from few
  ), class as materialized (
    select keyed.because, keyed.key, keyed.id, first_value(keyed.id)
        over (partition by keyed.because, keyed.key order by keyed.id) as first_id
    from keyed
  ), pair as (
    select class.because, class.first_id as one, class.id as other
    from class where class.id <> class.first_id
    union all
    -- Those who were parted from the first are linked with every other one whom they were not parted from.
    select class.because, least(class.id, peer.id), greatest(class.id, peer.id)
    from class join class peer
      on peer.because = class.because and peer.key = class.key and peer.id <> class.id
    where exists (select from person_partings parted
      where parted.organization_id = organization and parted.contact_id = class.first_id
        and parted.other_id = class.id)
  )
  select distinct on (pair.one, pair.other) pair.one, pair.other, pair.because from pair
  where not exists (select from person_partings parted
    where parted.organization_id = organization and parted.contact_id = pair.one
      and parted.other_id = pair.other)
  order by pair.one, pair.other, pair.because;
end
$$;
