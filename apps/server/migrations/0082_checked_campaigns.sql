-- A check of campaigns, every few minutes, is kept where it found something.
alter table audits drop constraint audits_cause_check,
  add constraint audits_cause_check check (cause in ('nightly', 'asked', 'command', 'check'));
