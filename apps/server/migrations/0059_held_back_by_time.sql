-- The decisions behind a bar of the dashboard are listed by the moment they were made, quarter by quarter of those in
-- which the rule held somebody back, so that a rare rule is found without walking every other decision.
create index decisions_held_back on decisions (organization_id, decided_at, id) where verdict <> 'allow';
drop index decisions_not_allowed;
drop index decisions_not_allowed_across;

-- A statement that adds to many quarters looks for a free slot of each while it fills the table that it looks in. Planned
-- on a table that was small or not analyzed yet, it would read all of it each time.
alter function add_call_rollups set enable_seqscan = off;
alter function add_decision_rollups set enable_seqscan = off;
alter function add_shape_counts set enable_seqscan = off;
