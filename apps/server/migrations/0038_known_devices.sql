-- The browsers in which somebody has signed in before, by the hash of a mark that each was given. Wrong passwords
-- that others send never keep the owner out there.
create table auth.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  mark_hash bytea not null check (length(mark_hash) = 32),
  used_at timestamptz(3) not null,
  primary key (user_id, mark_hash)
);
create index known_devices_by_use on auth.known_devices (user_id, used_at desc);
alter table auth.known_devices enable row level security, force row level security;
create policy everything_for_auth on auth.known_devices to ringfence_auth using (true);
grant select, insert, update, delete on auth.known_devices to ringfence_auth;
