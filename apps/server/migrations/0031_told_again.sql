-- What an upload tells again of what forbids calls, such as a time that is inconvenient or that a debt is
-- time-barred, is noted with it: the upload that told it first is not undone before.
alter table import_changes
  drop constraint import_changes_table_name_check,
  add constraint import_changes_table_name_check
    check (table_name in ('contacts', 'phones', 'debts', 'consents', 'suppressions', 'told'));
