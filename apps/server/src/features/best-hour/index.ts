export { countAnswerHours, countAnswerHoursJob } from './count-answer-hours.ts';
export { countKnownCalls, loadRates } from './load-rates.ts';
