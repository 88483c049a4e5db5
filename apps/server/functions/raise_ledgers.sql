-- Raises the ledgers of these people, or beside an upload that is being stored leaves it to be done. In the
-- order of their keys, like every other lock on people.
create or replace function raise_ledgers(organization uuid, people uuid[]) returns void
  language plpgsql
as $$
begin
  if hold_uploads_off(organization) then
    with chosen as materialized (
      select contact.id from contacts contact
      where contact.organization_id = organization and contact.id = any(people)
      order by contact.id
      for no key update
    )
    update contacts contact set ledger_version = contact.ledger_version + 1
    from chosen where contact.organization_id = organization and contact.id = chosen.id;
  else
    insert into ledger_raises (organization_id, contact_id)
    select organization, contact.id from contacts contact
    where contact.organization_id = organization and contact.id = any(people);
  end if;
end
$$;
