-- Files of payments come every day in the same layout, and are remembered as those of the other kinds are.
alter table import_layouts drop constraint import_layouts_kind_check;
alter table import_layouts add constraint import_layouts_kind_check
  check (kind in ('debtors', 'calls', 'consents', 'restrictions', 'payments'));
