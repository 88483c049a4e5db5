-- The moment for which somebody asked to be called, where they named a day and a time; otherwise the part of the day
-- alone says when. On a call only a part of the day is asked for. The seven days are an outer bound: a consent given
-- with it ends with its seventh day by the person's calendar, of which the day it is received is the first.
alter table callbacks add column wanted_at timestamptz(3);
alter table callbacks add constraint callbacks_wanted_check
  check (wanted_at is null
    or asked_how <> 'call' and wanted_at >= asked_at and wanted_at - asked_at <= interval '7 days');
grant update (wanted_at) on callbacks to ringfence_tenant, ringfence_super;
