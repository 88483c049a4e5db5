-- A breaker of its own for numbers that are not in service, of which more are ordinary than of calls that a carrier fails to
-- connect.
alter table breaker_counts add column not_in_service bigint not null default 0;

alter table campaign_breakers drop constraint campaign_breakers_kind_check,
  add constraint campaign_breakers_kind_check check (kind in ('carrier_failures', 'dead_numbers', 'refusals',
    'early_hang_ups', 'nobody_free', 'answer_rate', 'caller_id'));
alter table breaker_limits drop constraint breaker_limits_kind_check,
  add constraint breaker_limits_kind_check check (kind in ('carrier_failures', 'dead_numbers', 'refusals',
    'early_hang_ups', 'nobody_free', 'answer_rate', 'caller_id'));
alter table campaigns drop constraint campaigns_paused_for_check,
  add constraint campaigns_paused_for_check check (paused_for in ('carrier', 'abandonment', 'script',
    'carrier_failures', 'dead_numbers', 'refusals', 'early_hang_ups', 'nobody_free', 'answer_rate', 'caller_id'));
