export { type AskedCampaign, useFreshPreflight } from './api.ts';
export { PreflightPanel } from './components/preflight-panel.tsx';
