-- What PostgreSQL checks for every call, once more than it protects.
--
-- A row under way is written by the statement that writes its call, and ends with it; the audit finds one without the
-- other. The check of it was planned while the months were empty, and read a whole month for every call from then on.
alter table calls_under_way drop constraint calls_under_way_organization_id_call_id_fkey;

-- The person decided on is of the same organization by their own key, and cannot be without it.
alter table decisions drop constraint decisions_organization_id_fkey;

-- A call and the decision that allows it are written by one statement, and neither is changed after; the audit finds a
-- call without one. The check looked through every month, and was planned for every call.
alter table calls drop constraint calls_organization_id_contact_id_decision_id_fkey;

-- Planned once a connection, while the table was empty: then it read the whole of it for each call that ended.
alter function write_times_of_call() set enable_seqscan = off;
