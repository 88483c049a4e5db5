-- Since when a step of an upload waits: for its turn among the organizations, or for another upload of its own
-- that is being stored. People are told so; empty while somebody works at it.
alter table imports add column waits_since timestamptz;
grant update (waits_since) on imports to ringfence_tenant, ringfence_super;
