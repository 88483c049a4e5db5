-- What binds the human binds every contact that is left of them: it is written down there before its record goes.
create or replace function keep_for_linked(organization uuid, gone uuid[]) returns void
  language plpgsql
as $$
begin
  insert into suppressions (organization_id, contact_id, kind, e164, place, source, evidence, note,
    recorded_by, started_at, recorded_at)
  select distinct on (linked.linked_id, restriction.kind, restriction.e164, restriction.place) organization,
    linked.linked_id, restriction.kind, restriction.e164, restriction.place, restriction.source,
    restriction.evidence, restriction.note, restriction.recorded_by, restriction.started_at,
    restriction.recorded_at
  from linked_contacts(organization, gone) linked
  join suppressions restriction on restriction.organization_id = organization
    and restriction.contact_id = linked.contact_id and restriction.lifted_at is null
    and restriction.debt_id is null
    and restriction.kind in ('medium_stop', 'deceased', 'attorney', 'incarcerated', 'cease_written',
      'bankruptcy', 'wrong_number', 'reassigned', 'number_stop', 'work_prohibited', 'place_inconvenient')
  where linked.linked_id <> all (gone)
    and not exists (select from suppressions own
      where own.organization_id = organization and own.contact_id = linked.linked_id
        and own.kind = restriction.kind and own.e164 is not distinct from restriction.e164
        and own.place is not distinct from restriction.place
        and own.debt_id is null and own.lifted_at is null)
  order by linked.linked_id, restriction.kind, restriction.e164, restriction.place,
    restriction.started_at;
  insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source,
    evidence, recorded_by, recorded_at, started_at)
  select distinct on (linked.linked_id, slot.id) organization, linked.linked_id, slot.days,
    slot.from_minute, slot.to_minute, slot.source, slot.evidence, slot.recorded_by, slot.recorded_at,
    slot.started_at
  from linked_contacts(organization, gone) linked
  join inconvenient_times slot on slot.organization_id = organization
    and slot.contact_id = linked.contact_id and slot.lifted_at is null
  where linked.linked_id <> all (gone)
  order by linked.linked_id, slot.id;
end
$$;
