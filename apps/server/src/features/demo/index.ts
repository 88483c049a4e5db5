export {
  type DemoSignIn,
  demoPassword,
  demoSignIns,
  demoSuperAdministrator,
} from './demo-people.ts';
export { type FillServices, fillDemo } from './fill-demo.ts';
export {
  type DemoSize,
  findDemoSignIns,
  findDemoSize,
  isDemoLoaded,
  loadDemo,
} from './load-demo.ts';
export { createDemoOffer } from './offer-sign-ins.ts';
export { startDemo } from './run-demo.ts';
