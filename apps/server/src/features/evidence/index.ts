export { createEvidenceKeyRoutes } from './key-routes.ts';
export { createEvidenceRoutes } from './routes.ts';
export { signEveryHead, signHeadsJob } from './sign-heads.ts';
export { rotateEvidenceKey, rotateKeySecrets } from './signing-key.ts';
export { createEvidenceWriter } from './write-evidence.ts';
