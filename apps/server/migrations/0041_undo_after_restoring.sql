-- Which upload changed a row last, as a mark in the row itself: what a transaction or a place in the table is
-- called is lost where a dump is restored. Empty where nobody has changed the row since it was added, and the
-- nil id (RFC 9562, 5.9) where whoever did so was no upload.
alter table phones add column changed_by_import uuid;
alter table debts add column changed_by_import uuid;
alter table consents add column changed_by_import uuid;
alter table list_contacts add column changed_by_import uuid;
alter table suppressions add column changed_by_import uuid;
alter table outside_calls add column changed_by_import uuid;
alter table inconvenient_times add column changed_by_import uuid;
alter table contact_notes add column changed_by_import uuid;

-- What the transactions of rows tell until now is kept as that mark. Nothing else changes by it: nobody is
-- judged or summed up again. The owner of the tables sees none of their rows otherwise.
alter table imports no force row level security;
alter table import_changes no force row level security;
do $$
declare
  marked text;
begin
  foreach marked in array array['phones', 'debts', 'consents', 'suppressions', 'outside_calls',
    'inconvenient_times', 'contact_notes'] loop
    execute format('alter table %I no force row level security, disable trigger user', marked);
    execute format('
      with written as (
        select row.organization_id, row.id, own.stored_by as brought_by,
          origin_of(row.organization_id, row.id, row.xmin) as origin
        from %1$I row
        left join imports own on own.organization_id = row.organization_id and own.id = row.import_id
        where row.xmin is distinct from own.stored_by
          and (own.stored_by is not null or exists (select from import_changes change
            where change.organization_id = row.organization_id and change.row_id = row.id
              and change.table_name = %1$L))
      )
      update %1$I row set changed_by_import = coalesce((
          select import.id from imports import
          where import.organization_id = written.organization_id and import.stored_by = written.origin
          limit 1), ''00000000-0000-0000-0000-000000000000'')
      from written
      where row.organization_id = written.organization_id and row.id = written.id
        and written.origin is distinct from written.brought_by', marked);
    execute format('alter table %I force row level security, enable trigger user', marked);
  end loop;
end
$$;
alter table list_contacts no force row level security;
update list_contacts member set changed_by_import = '00000000-0000-0000-0000-000000000000'
from imports own
where own.organization_id = member.organization_id and own.id = member.import_id
  and member.xmin <> own.stored_by;
alter table list_contacts force row level security;
-- Undoing puts the mark back with the row.
update import_changes change
set before = change.before || jsonb_build_object('changed_by_import', coalesce((
  select import.id from imports import
  where import.organization_id = change.organization_id and import.stored_by = change.written_by
  limit 1), '00000000-0000-0000-0000-000000000000'))
where change.table_name in ('phones', 'debts', 'consents') and change.written_by is not null
  and change.written_by is distinct from (select own.stored_by from imports own
    where own.organization_id = change.organization_id and own.id = (change.before->>'import_id')::uuid);

-- Whether what was changed since an upload was stored can be seen.
alter table imports add column marks_changes boolean not null default false;
update imports set marks_changes = true where stored_by is not null;
alter table imports drop column stored_by;
alter table imports force row level security;
alter table import_changes drop column written_by, drop column restored_by;
alter table import_changes force row level security;
drop function origin_of;

-- Undoing alone says what the mark is.
create function mark_changed() returns trigger
  language plpgsql
as $$
begin
  new.changed_by_import := coalesce(nullif(current_setting('ringfence.storing_import', true), '')::uuid,
    '00000000-0000-0000-0000-000000000000');
  return new;
end
$$;
do $$
declare
  marked text;
begin
  foreach marked in array array['phones', 'debts', 'consents', 'list_contacts', 'suppressions',
    'outside_calls', 'inconvenient_times', 'contact_notes'] loop
    execute format('create trigger %I before update on %I for each row
      when (old.changed_by_import is not distinct from new.changed_by_import)
      execute function mark_changed()', marked || '_marked', marked);
  end loop;
end
$$;
