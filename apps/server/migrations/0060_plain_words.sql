-- Two stored values are named like everything else of their kind: what a file gave again, and a record that was rewritten.
alter table import_changes no force row level security;
alter table import_changes drop constraint import_changes_table_name_check;
update import_changes set table_name = 'given' where table_name = 'told';
alter table import_changes add constraint import_changes_table_name_check
  check (table_name in ('contacts', 'phones', 'debts', 'consents', 'suppressions', 'given'));
alter table import_changes force row level security;

alter table audit_findings no force row level security;
update audit_findings set code = 'rewritten' where code = 'written_anew';
alter table audit_findings force row level security;

-- When nobody tries to send a message any more.
alter table auth.messages rename column given_up_at to dropped_at;
