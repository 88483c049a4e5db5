export { type AskedCampaign, usePreflight } from './api.ts';
export { PreflightPanel } from './components/preflight-panel.tsx';
