export { readRates } from './list-rates.ts';
export { createCarrierRateRoutes } from './routes.ts';
