-- The moment for which somebody asked to be called, where they named a day and a time; otherwise the part of the day alone
-- says when. On a call only a part of the day is asked for. A consent given with it lasts for seven days.
alter table callbacks add column wanted_at timestamptz(3);
alter table callbacks add constraint callbacks_wanted_check
  check (wanted_at is null
    or asked_how <> 'call' and wanted_at >= asked_at and wanted_at - asked_at <= interval '7 days');
grant update (wanted_at) on callbacks to ringfence_tenant, ringfence_super;
