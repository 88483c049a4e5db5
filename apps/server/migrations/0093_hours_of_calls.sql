-- The hours of its campaign that a call was decided on, by when they were set (null: it has none of its own). Where others
-- hold by the last look before it is placed, it is not placed, whatever the clocks of the processes say.
alter table calls_under_way add column hours_set_at timestamptz(3);
