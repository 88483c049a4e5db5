export {
  type DemoSignIn,
  demoPassword,
  demoSignIns,
  demoSuperAdministrator,
} from './demo-people.ts';
export { findDemoSignIns, isDemoLoaded, loadDemo } from './load-demo.ts';
