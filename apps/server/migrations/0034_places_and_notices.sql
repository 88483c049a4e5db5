-- Somebody may also become callable by a notice, a creditor, an address or the place of a number.
alter table import_callable
  drop constraint import_callable_reason_check,
  add constraint import_callable_reason_check check (reason in ('debt_reopened', 'debt_added',
    'number_added', 'consent_given', 'line_type_told', 'notice_added', 'creditor_changed',
    'address_changed', 'place_changed'));
