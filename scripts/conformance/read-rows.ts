/** `file` › `name of the test`, as the table writes what shows a statement. */
const shownBy = /`([^`]+\.test\.tsx?)` › `([^`]+)`/g;

export interface Row {
  line: number;
  section: string;
  statement: string;
  tests: { file: string; name: string }[];
}

/** The statements of docs/spec-conformance.md, with the tests that show each. */
export function readRows(page: string): Row[] {
  return page.split('\n').flatMap((text, index) => {
    const [, section = '', statement = '', shown = ''] = text.split('|').map((cell) => cell.trim());
    if (!/^§\d/.test(section)) return [];
    const tests = [...shown.matchAll(shownBy)].map(([, file = '', name = '']) => ({ file, name }));
    return [{ line: index + 1, section, statement, tests }];
  });
}

export function nameRow({ line, section, statement }: Row): string {
  return `line ${line} (${section} ${statement})`;
}
