-- What somebody has filled in of an upload before its rows are checked, and why an upload failed in words
-- that can be told in any language.

alter table imports
  -- The columns, the list and how the numbers were obtained, as far as they are filled in. Gone with the
  -- check, which keeps what was chosen.
  add column draft jsonb,
  -- A stable word for the sentence in failure_detail, and what stands in it.
  add column failure_reason text,
  add column failure_values jsonb not null default '{}';

grant update (draft, failure_reason, failure_values) on imports to ringfence_tenant, ringfence_super;
