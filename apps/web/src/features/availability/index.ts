export { AvailableSwitch } from './available-switch.tsx';
