export { useScripts } from './api.ts';
export { HearDialog } from './components/hear-dialog.tsx';
export { ScriptsSection } from './components/scripts-section.tsx';
export { scriptAddress, scriptsAddress } from './script-address.ts';
