export { callsWriter } from './download-calls.ts';
export { createCallRoutes } from './routes.ts';
