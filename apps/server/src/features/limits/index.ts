export { type LimitServices, limitPerson, tellAdmins } from './limit-person.ts';
export { createStreamLimit, type StreamLimit } from './limit-streams.ts';
