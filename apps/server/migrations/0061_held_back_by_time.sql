-- The decisions behind a bar of the dashboard are listed by the moment they were made, quarter by quarter of those in
-- which the rule held somebody back, so that a rare rule is found without walking every other decision.
create index decisions_held_back on decisions (organization_id, decided_at, id) where verdict <> 'allow';
drop index decisions_not_allowed;
drop index decisions_not_allowed_across;
