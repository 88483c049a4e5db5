export { DecisionReport } from './components/decision-report.tsx';
export { FailedReasons } from './components/failed-reasons.tsx';
export { ReasonList } from './components/reason-list.tsx';
export { VerdictChip } from './components/verdict-chip.tsx';
export { ZoneList } from './components/zone-list.tsx';
export { describeEvidence } from './describe-evidence.ts';
export { explainLifts, explainReason, nameRule } from './reason-words.ts';
