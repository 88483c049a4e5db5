export { type Broken, brokenCodes, findBroken } from './find-broken.ts';
export { listCalling } from './list-calling.ts';
export { mendBroken } from './mend-broken.ts';
