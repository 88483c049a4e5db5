export { demoPassword, demoSignIns, demoSuperAdministrator } from './demo-people.ts';
export { isDemoLoaded, loadDemo } from './load-demo.ts';
