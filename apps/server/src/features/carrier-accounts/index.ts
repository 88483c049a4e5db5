export { createAccountBook } from './account-book.ts';
export { keepEnvironmentAccount } from './keep-environment-account.ts';
export { reportUnreadable, rotateSecrets } from './rotate-secrets.ts';
export { createCarrierAccountRoutes } from './routes.ts';
