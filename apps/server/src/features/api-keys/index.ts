export { authenticateKey } from './authenticate-key.ts';
export { createApiKeyRoutes } from './routes.ts';
