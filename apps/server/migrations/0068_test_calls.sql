-- Test calls: a script is spoken to a number that is proven to be the organization's. They are calls for verification
-- like those with a code, and count with them, so that their record is the same.
alter table caller_id_verifications
  alter column code drop not null,
  alter column code_key drop not null,
  add column script_id uuid,
  add column script_version integer,
  -- As whom the script is heard; null: as somebody invented.
  add column contact_id uuid,
  add constraint caller_id_verifications_script_fkey foreign key (organization_id, script_id, script_version)
    references script_versions (organization_id, script_id, version),
  add constraint caller_id_verifications_contact_fkey foreign key (organization_id, contact_id)
    references contacts (organization_id, id) on delete set null (contact_id),
  -- It says a code or a script.
  add constraint caller_id_verifications_words_check check (
    (code is null) = (script_id is not null)
    and (code is null) = (code_key is null)
    and (script_id is null) = (script_version is null)
    and (contact_id is null or script_id is not null)
    and (verified_at is null or script_id is null));
create index caller_id_verifications_by_contact on caller_id_verifications (organization_id, contact_id)
  where contact_id is not null;
create index caller_id_verifications_by_script
  on caller_id_verifications (organization_id, script_id, script_version) where script_id is not null;
grant select (script_id, script_version, contact_id) on caller_id_verifications to ringfence_tenant, ringfence_super;
