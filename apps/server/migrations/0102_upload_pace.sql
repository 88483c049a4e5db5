-- What people see of an upload's step beside its bar: what it is at, rows, rows per second and seconds left. The worker
-- measures it at each beat, so that everybody sees the same.
alter table imports add column pace jsonb;
grant update (pace) on imports to ringfence_tenant, ringfence_super;
