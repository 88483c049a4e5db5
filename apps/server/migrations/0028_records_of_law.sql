-- What a permission, a refusal and its end must say so that the rules can read them.

-- Permission for a time or place from before says not which: it is marked, so that it can still be taken back
-- or restored, and opens nothing. Whatever comes after it has its scope and its end.
alter table consents add column is_without_scope boolean not null default false;
alter table consents no force row level security;
update consents set is_without_scope = true
where kind = 'time_place' and (expires_at is null
  or (from_minute is null and place is null and e164 is null));
alter table consents force row level security;
alter table consents
  drop constraint consents_scope_check,
  add constraint consents_scope_check check (kind <> 'time_place' or is_without_scope
    or (expires_at is not null
      and (from_minute is not null or place is not null or e164 is not null))),
  -- Of a permission of which only the day is known, it may have begun before UTC did.
  add constraint consents_order_check check (revoked_at >= coalesce(received_at,
    least(obtained_on::timestamp at time zone 'UTC', recorded_at))) not valid;

alter table inconvenient_times
  add constraint inconvenient_times_order_check check (lifted_at >= started_at) not valid;

-- A discharge forbids calls for good (11 USC 524(a)(2)), and the end of the stay says nothing of it: either
-- the case was dismissed, or a court said that this debt was not discharged, or there never was one.
alter table suppressions
  add column lifted_ground text check (lifted_ground in ('dismissed', 'not_discharged')),
  add constraint suppressions_order_check check (lifted_at >= started_at) not valid,
  add constraint suppressions_ground_check check (kind <> 'bankruptcy' or lifted_at is null
    or is_mistake or lifted_ground is not null) not valid;
grant update (lifted_ground) on suppressions to ringfence_tenant, ringfence_super;
