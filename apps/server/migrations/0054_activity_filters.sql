-- Who did what is asked for by person, by kind, by object and by time: each is a walk along an index, newest first.
create index activity_entries_by_actor_and_time
  on activity_entries (actor_id, occurred_at desc, id desc) where actor_id is not null;
create index activity_entries_by_subject_and_time
  on activity_entries (subject_id, occurred_at desc, id desc) where subject_id is not null;
create index activity_entries_by_action
  on activity_entries (organization_id, action, occurred_at desc, id desc);
-- For super administrators, across organizations.
create index activity_entries_by_action_across
  on activity_entries (action, occurred_at desc, id desc);
