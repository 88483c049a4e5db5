export { callableFields, callableRow, joinCallable } from './callable-fields.ts';
export { type CallableServices, judgeCallable } from './judge-callable.ts';
export { startCallable } from './run-callable.ts';
