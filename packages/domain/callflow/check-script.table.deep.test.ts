import { representativeFacts } from './checks/representative-facts.ts';
import { badScripts } from './testing/bad-scripts.ts';
import { describeScripts } from './testing/describe-scripts.ts';

describeScripts(badScripts, representativeFacts);
