-- Who asks and what they are in the organization that they name are read together, in one statement.
grant select (id, suspended_at, deleted_at) on organizations to ringfence_auth;
create policy organization_for_auth on organizations for select to ringfence_auth using (true);
