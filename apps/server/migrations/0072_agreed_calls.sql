-- Calls that were agreed on: reminders of promises, and callbacks. Each kind is called by one standing campaign of the
-- organization, so that they go through the same door as every other call.

-- What a campaign calls for. A standing one has no list: its people come one by one, when something was agreed on.
alter table campaigns add column origin text not null default 'campaign'
  check (origin in ('campaign', 'callback', 'promise'));
alter table campaigns alter column list_id drop not null;
alter table campaigns add constraint campaigns_list_check check ((origin = 'campaign') = (list_id is not null));
-- Of reminders, how many days before the promised day; the day after the promise at the earliest.
alter table campaigns add column days_before integer check (days_before between 1 and 30);
alter table campaigns add constraint campaigns_days_check check ((origin = 'promise') = (days_before is not null));
create unique index campaigns_one_standing on campaigns (organization_id, origin)
  where origin <> 'campaign' and state in ('running', 'paused');

alter table calls drop constraint calls_campaign_check;
alter table calls add constraint calls_campaign_check check (case when campaign_id is null then origin <> 'campaign'
  else origin in ('campaign', 'callback', 'promise') end);

-- Between which moments a promise was open before, where the payment that kept it was taken back: what was decided
-- then is checked against how it stood then.
alter table promises add column earlier_periods jsonb not null default '[]';
grant update (earlier_periods) on promises to ringfence_tenant, ringfence_super;

-- The permission to be reminded, which the person gave on the call (its words are with it), and what came of it.
-- `scheduled`: a target of the standing campaign has its call.
alter table promises add column reminder_consent_id uuid;
alter table promises add column reminder_state text
  check (reminder_state in ('waiting', 'scheduled', 'called', 'missed', 'withdrawn'));
alter table promises add column reminder_campaign_id uuid;
alter table promises add foreign key (organization_id, reminder_campaign_id) references campaigns (organization_id, id);
alter table promises add constraint promises_reminder_check check ((reminder_consent_id is null) = (reminder_state is null));
create index promises_to_remind on promises (organization_id, due_on, id) where reminder_state = 'waiting';
-- One at a time for each person, as a campaign has one target for each.
create unique index promises_reminded on promises (organization_id, contact_id) where reminder_state = 'scheduled';

-- However a promise ends, nobody is reminded of it any more.
create function withdraw_reminder() returns trigger
  language plpgsql
  set search_path to 'public', 'pg_temp'
as $$
begin
  new.reminder_state := 'withdrawn';
  return new;
end
$$;
create trigger promises_withdraw_reminder before update on promises for each row
  when (new.state <> 'open' and new.reminder_state in ('waiting', 'scheduled')) execute function withdraw_reminder();

-- A callback that Ringfence makes has its target in the standing campaign, from a time on.
alter table callbacks add column campaign_id uuid;
alter table callbacks add column not_before timestamptz(3);
alter table callbacks add foreign key (organization_id, campaign_id) references campaigns (organization_id, id);
alter table callbacks add constraint callbacks_call_check check (campaign_id is null or not_before is not null);
alter table callbacks drop constraint callbacks_state_check;
alter table callbacks add constraint callbacks_state_check
  check (state in ('open', 'done', 'not_reached', 'cancelled'));
grant update (campaign_id, not_before) on callbacks to ringfence_tenant, ringfence_super;
