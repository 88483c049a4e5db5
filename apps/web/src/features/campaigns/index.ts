export {
  campaignAddress,
  campaignsPage,
  listCallAddress,
  newCampaignPage,
} from './campaign-address.ts';
export { measureProgress } from './measure-progress.ts';
