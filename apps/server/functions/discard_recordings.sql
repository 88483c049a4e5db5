-- However a recording is deleted, its file goes too, and what is left of it at the carrier.
create or replace function discard_recordings() returns trigger
  language plpgsql
as $$
begin
  if old.state <> 'deleted' then
    insert into discarded_recordings (organization_id, store_key)
    values (old.organization_id, 'recordings/' || old.organization_id || '/' || old.id);
    if old.state <> 'kept' then
      insert into discarded_recordings (organization_id, account_id, carrier_recording_id)
      values (old.organization_id, old.account_id, old.carrier_recording_id);
    end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end
$$;
