-- Records stay for three years after the last collection activity on a debt (12 CFR 1006.100(a)). It
-- begins with a call, made by anyone, or a notice; from then on what is learned of the debt is part of
-- it. Where it never began, nothing asks for keeping anything.
create or replace function retention_of(organization uuid, people uuid[])
  returns table (contact_id uuid, last_activity_at timestamptz, kept_until timestamptz,
    is_being_called boolean)
  language sql stable
as $$
  select contact.id, activity.last_at,
    (activity.last_at at time zone 'UTC' + interval '3 years') at time zone 'UTC',
    exists (select from calls call
      where call.organization_id = organization and call.contact_id = contact.id
        and call.state <> 'ended')
  from contacts contact
  cross join lateral (
    select max(debt.updated_at) as learned_at,
      max(debt.notice_sent_on)::timestamp at time zone 'UTC' as notice_at
    from debts debt
    where debt.organization_id = organization and debt.contact_id = contact.id) debts
  cross join lateral (
    select max(coalesce(call.ended_at, call.reserved_at)) as called_at
    from calls call
    where call.organization_id = organization and call.contact_id = contact.id
      and call.placing_at is not null) ours
  cross join lateral (
    select max(call.occurred_at) as called_at
    from outside_calls call
    where call.organization_id = organization and call.contact_id = contact.id) theirs
  cross join lateral (
    select case when coalesce(ours.called_at, theirs.called_at, debts.notice_at) is not null
      then greatest(ours.called_at, theirs.called_at, debts.notice_at, debts.learned_at) end
      as last_at) activity
  where contact.organization_id = organization and contact.id = any(people)
$$;
