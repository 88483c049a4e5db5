import { describeKilledUploads } from './testing/kill-uploads.ts';

const end = 'imports.end_step';

/** Once in each step, when most of it is written and nothing is committed; the deep run has every other point. */
describeKilledUploads(300, {
  inspecting: [{ statement: end, when: 'after' }],
  checking: [{ statement: 'imports.delete_readings', when: 'amid' }],
  storing: [{ statement: end, when: 'after' }],
  undoing: [{ statement: end, when: 'after' }],
});
