export { createScriptTestRoutes } from './routes.ts';
