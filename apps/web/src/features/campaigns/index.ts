export {
  campaignAddress,
  campaignsPage,
  listCallAddress,
  newCampaignPage,
} from './campaign-address.ts';
export { StandingSection } from './components/standing-section.tsx';
export { measureProgress } from './measure-progress.ts';
