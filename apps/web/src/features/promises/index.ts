export { campaignPromises } from './money-address.ts';
