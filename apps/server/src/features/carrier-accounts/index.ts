export { createAccountBook } from './account-book.ts';
export { inScope as inAccountScope } from './account-scope.ts';
export { holdAccount } from './hold-account.ts';
export { keepEnvironmentAccount } from './keep-environment-account.ts';
export { reportUnreadable, rotateSecrets } from './rotate-secrets.ts';
export { createCarrierAccountRoutes } from './routes.ts';
export { tellAccount } from './tell-account.ts';
