-- More of what the law asks about a person, a number, a debt and a permission.

alter table suppressions
  drop constraint suppressions_kind_check,
  add constraint suppressions_kind_check check (kind in ('medium_stop', 'number_stop',
    'cease_written', 'attorney', 'dispute_open', 'orig_creditor_request', 'bankruptcy', 'paid',
    'deceased', 'wrong_number', 'reassigned', 'work_prohibited', 'place_inconvenient',
    'identity_theft', 'incarcerated'));

-- Permission for a time or place says which hours, place or number it opens, and until when. What was
-- recorded without stays, and opens nothing.
alter table consents
  add column from_minute integer check (from_minute between 0 and 1439),
  add column to_minute integer check (to_minute between 1 and 1440),
  add column place text check (place in ('home', 'work', 'personal', 'other')),
  add constraint consents_hours_check check ((from_minute is null) = (to_minute is null)),
  add constraint consents_scope_check check (kind <> 'time_place' or (expires_at is not null
    and (from_minute is not null or place is not null or e164 is not null))) not valid;

alter table contacts
  add column born_on date check (born_on between '1880-01-01' and '2100-12-31'),
  add column is_service_member boolean not null default false;

alter table phones
  drop constraint phones_place_check,
  add constraint phones_place_check check (place in ('home', 'work', 'personal', 'other')),
  -- What the Reassigned Numbers Database answered, and on which day (47 CFR 64.1200(m)).
  add column reassigned_checked_on date,
  add column reassigned_answer text check (reassigned_answer in ('no', 'yes', 'no_data')),
  add constraint phones_reassigned_check
    check ((reassigned_checked_on is null) = (reassigned_answer is null));

alter table debts
  add column kind text check (kind in ('medical', 'student', 'rent', 'other')),
  add column is_time_barred boolean not null default false,
  -- What the contact is to the debt (12 CFR 1006.6(a)); none: who owes it.
  add column person_role text
    check (person_role in ('debtor', 'co_debtor', 'spouse', 'guardian', 'representative', 'other')),
  -- When it was first talked about with the person (12 CFR 1006.34(a)(1)).
  add column first_contact_at timestamptz(3);

grant update (born_on, is_service_member) on contacts to ringfence_tenant, ringfence_super;
grant update (reassigned_checked_on, reassigned_answer) on phones to ringfence_tenant, ringfence_super;
grant update (kind, is_time_barred, person_role, first_contact_at) on debts
  to ringfence_tenant, ringfence_super;
