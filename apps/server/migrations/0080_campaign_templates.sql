-- Templates for campaigns are kept as views of tables are: under a name, for oneself or for everybody.
alter table saved_views
  drop constraint saved_views_kind_check,
  add constraint saved_views_kind_check check (kind in ('contacts', 'calls', 'campaigns'));
