-- Who agreed to be reminded of a promise permitted that call, and no other within the days of rest.
alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check
  check (kind in ('tcpa', 'frequency', 'reminder', 'time_place'));
