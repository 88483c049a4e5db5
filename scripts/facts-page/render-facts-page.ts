import { uploadWords } from '../../apps/web/src/i18n/en/upload-words.ts';
import { factEntries } from './fact-entries.ts';
import type { FactEntry } from './fact-entry.ts';
import { findScreenWord } from './find-screen-word.ts';
import { everyRule, type FactReaders, perhapsEveryRule } from './read-fact-paths.ts';

const labels: Readonly<Record<string, string>> = uploadWords.fields;

function showUpload(entry: FactEntry): string {
  if (entry.of !== 'contact') return '';
  if ('none' in entry.upload) return `none: ${entry.upload.none}`;
  return entry.upload
    .map((column) => {
      const [kind = '', field = ''] = column.split(' ');
      return `${kind}: “${labels[field] ?? field}” (\`${field}\`)`;
    })
    .join('<br>');
}

function showScreen(entry: FactEntry): string {
  if (entry.of === 'ringfence') return `nobody: ${entry.because}`;
  const { where, label } = entry.screen;
  return `${where}: “${findScreenWord(label) ?? label}”`;
}

function showApi(entry: FactEntry): string {
  if (entry.of === 'ringfence') return '';
  return entry.api
    .map((field) => `\`${field.replace(' ', '` ')}`)
    .map(quoteField)
    .join('<br>');
}

/** The operation and the field, each as it is written in the API. */
function quoteField(text: string): string {
  const [operation = '', field = ''] = text.split(' ');
  return `${operation} \`${field}\``;
}

/** This rule reads every fact: it checks that all of them can be read. */
const asksAll = 'FACTS_UNREADABLE';

function showRules(path: string, readers: FactReaders): string {
  const codes = [...(readers.get(path) ?? [])].filter((code) => code !== asksAll);
  const named = codes.filter((code) => code !== everyRule && code !== perhapsEveryRule).toSorted();
  const isShared = codes.includes(everyRule) || named.length === 0;
  const shown = named.map((code) => `[${code}](${code}.md)`);
  return (isShared ? [everyRule, ...shown] : shown).join(', ');
}

/** The page that says where each fact is entered, made from what rules read and what the code offers. */
export function renderFactsPage(readers: FactReaders): string {
  const rows = Object.entries(factEntries).map(([path, entry]) =>
    [
      `\`${path}\``,
      entry.what,
      showRules(path, readers),
      showScreen(entry),
      showUpload(entry),
      showApi(entry),
    ].join(' | '),
  );
  return `# Fact → where it is entered

Every fact that a rule reads can be entered by people: on a screen, by a column of an upload, by a field of
the API. One meaning, whichever way it comes: what files and programs may change of what is known stands in
\`apps/server/src/features/debtor-rules/\`. “${everyRule}”: it is part of what all of them share, such as the
place, the zones and the calls about the debt. Every fact is also read by
[${asksAll}](${asksAll}.md), which blocks where one cannot be read.

This page is made by a test, which fails when a rule reads a fact that is not on it, or when a screen, column
or field that it names does not exist: \`npm run test:unit -- scripts/check-facts-page.test.ts -u\`.

| Fact | What it is | Rules | Screen | Upload column | API field |
|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}
