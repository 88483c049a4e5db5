-- What a call turned out to be, where somebody corrected it afterwards. The outcome that the carrier and the person
-- gave stays as it was; each correction is a row of its own, and this column repeats the last of them so that lists
-- and counts can be read by it.
alter table calls add column corrected_outcome text;
