-- Those of a campaign who are settled, each kind in the order of its pages. Who waits or is being called has an index of
-- their own; nobody else is written to this one before their last call.
create index targets_settled on targets
  (organization_id, campaign_id, kind_of_target(state, ended_because), contact_id)
  where state in ('done', 'blocked');
