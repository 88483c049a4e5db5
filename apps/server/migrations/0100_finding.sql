-- Finding is two statements that PostgreSQL plans. Functions that it needs no longer go, and those that take or give something
-- else now make place for their files.
drop function if exists pick_by_next_call(jsonb, boolean, text, uuid, integer, integer);
drop function if exists walk_query(jsonb, text, boolean, uuid, text, integer, text, integer);
drop function if exists contacts_matching(jsonb, uuid);
drop function if exists expect_contacts(jsonb, uuid, bigint[], numeric);
drop function if exists ask_planner(text);
drop function if exists searched_organizations(text);
drop function if exists count_words(text, uuid);
drop function if exists find_by_name(jsonb, uuid);
drop function if exists find_by_others(jsonb, uuid);
drop function if exists summaries_found(text[], jsonb, uuid);
drop function if exists summary_conditions(jsonb);
drop function if exists sort_range(jsonb, text);
drop function if exists search_condition(jsonb, boolean, text[]);
drop function if exists search_patterns(text);
drop function if exists membership_condition(jsonb);
drop function if exists searched_home(jsonb);
drop function if exists count_found(text[], integer);
drop function if exists expected_by_words(text, uuid, numeric);
drop function if exists are_had(bigint[]);
set local role ringfence_search;
drop function if exists pick_contacts(jsonb, text, boolean, text, uuid, integer);
drop function if exists pick_by_column(jsonb, text, boolean, text, uuid, integer);
drop function if exists find_contacts(text, text[], text, uuid, uuid, integer);
reset role;

-- A search sees the organization that a transaction was opened for, or all if a super administrator names none.
drop policy everything_for_search on organizations;
create policy reached_by_search on organizations for select to ringfence_search using (case
  when (select current_organization_id()) is not null then id = (select current_organization_id())
  else (select is_super_administrator() and named_organization_id() is null) and deleted_at is null end);

-- Parts of names and of references are looked for in all organizations, and whose they are
-- is read with the person: that everybody is of the organization made each of these searches several times as long.
drop index contacts_by_name_part;
create index contacts_by_name_part on contacts using gin (search_name gin_trgm_ops);
drop index contacts_by_reference_beginning;
drop index contacts_by_reference_end;
drop index contacts_by_reference_part;
create index contacts_by_reference_part on contacts using gin (lower(external_reference) gin_trgm_ops)
  where not is_derived_reference(external_reference);

-- Across organizations each is asked by itself.
drop index contacts_by_id;
drop index contacts_by_email_across;
drop index phones_by_number_across;

-- One for each order, without what a walk reads with the person.
drop index contact_summaries_by_balance;
create index contact_summaries_by_balance on contact_summaries
  (organization_id, (case when open_debts > 0 then balance_minor end), contact_id);
drop index contact_summaries_by_oldest_debt;
create index contact_summaries_by_oldest_debt on contact_summaries (organization_id, oldest_debt_on, contact_id);
drop index contact_summaries_by_last_call;
create index contact_summaries_by_last_call on contact_summaries (organization_id, last_called_at, contact_id);
