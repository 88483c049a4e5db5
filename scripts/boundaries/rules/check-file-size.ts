import type { Repository } from '../read-repository.ts';
import type { Violation } from '../violation.ts';

const rule = 'file-size';

const limit = 400;
const measuredName = /(?<!\.generated|\.d)\.tsx?$/;

/** A file over the limit is a sign that two things live together. */
export function checkFileSize(repository: Repository): Violation[] {
  return repository.files
    .filter(({ path }) => measuredName.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.replace(/\n$/, '').split('\n').length;
      if (lines <= limit) return [];
      const message = `${lines} lines are more than ${limit}; split the file where its second subject begins.`;
      return [{ rule, file: path, line: limit + 1, message }];
    });
}
