export { keepAgreedCalls, keepAgreedCallsJob } from './keep-agreed-calls.ts';
