export { useScripts } from './api.ts';
export { ScriptsSection } from './components/scripts-section.tsx';
export { scriptAddress, scriptsAddress } from './script-address.ts';
