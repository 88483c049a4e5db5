-- Whether anybody's contact has the number, also one who was erased and whose refusal was kept, in any organization.
create or replace function is_number_of_anybody(number text) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from organizations organization
    where exists (select from phones phone
        where phone.organization_id = organization.id and phone.e164 = number)
      or exists (select from suppressions restriction
        where restriction.organization_id = organization.id and restriction.e164 = number)
      or exists (select from kept_stops kept where kept.organization_id = organization.id
        and kept.number_hash = sha256(convert_to(organization.id::text || number, 'UTF8'))))
$$;
