-- A person of an upload is written with one entry for each index, so that one index serves here where two did: a number or
-- a reference is looked for in its organization first, and whose it is stands behind it, unique all the same.
drop index phones_by_number;
alter table phones
  drop constraint phones_organization_id_contact_id_e164_key,
  add constraint phones_by_number unique (organization_id, e164, contact_id);

drop index debts_by_reference;
alter table debts
  drop constraint debts_organization_id_contact_id_reference_key,
  add constraint debts_by_reference unique (organization_id, reference, contact_id);

-- Words are counted from contacts, whose own key proves the organization.
alter table search_words drop constraint search_words_organization_id_fkey;
