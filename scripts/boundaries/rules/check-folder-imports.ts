import { type AppPlace, isTestCode, locateInApp } from '../classify-file.ts';
import type { Repository } from '../read-repository.ts';
import type { Violation } from '../violation.ts';

const rule = 'folder-import';

interface FolderLaw {
  readonly app?: string;
  readonly from: string;
  /** Folders below `src`; the empty one stands for the files directly in it. */
  readonly never: readonly string[];
  /** Tests may all the same, to see what comes of it. */
  readonly spares?: 'tests';
  readonly mend: string;
}

const business = 'it knows nothing of the business: pass in what it needs';
const looks = 'it is shared by all screens: pass in what it needs';

const laws: readonly FolderLaw[] = [
  { from: 'platform', never: ['ledger', 'features', 'auth', 'dialer'], mend: business },
  {
    app: 'apps/server',
    from: 'ledger',
    never: ['features', 'auth', 'dialer', ''],
    mend: 'it lies below all who learn something of a person: pass in what it needs',
  },
  {
    app: 'apps/server',
    from: 'features',
    never: ['dialer'],
    spares: 'tests',
    mend: 'the dialer stands on features: move what both need into ledger/ or the domain',
  },
  { app: 'apps/web', from: 'ui', never: ['features', 'app'], mend: looks },
  { app: 'apps/web', from: 'theme', never: ['features', 'app'], mend: looks },
  { app: 'apps/web', from: 'i18n', never: ['features', 'app'], mend: looks },
  {
    app: 'apps/web',
    from: 'features',
    never: ['app', ''],
    mend: 'the application is put together from features: move what is shared into a folder beside them',
  },
];

/** Inside an application: features through their front door, and shared folders below features. */
export function checkFolderImports(repository: Repository): Violation[] {
  return repository.files.flatMap((file) => {
    const from = locateInApp(file.path);
    if (from === undefined) return [];
    return file.imports.flatMap(({ target, line }) => {
      const to = 'path' in target ? locateInApp(target.path) : undefined;
      if (to === undefined || to.app !== from.app) return [];
      const message = judgeFeature(from, to) ?? judgeFolder(from, to, isTestCode(file.path));
      return message === undefined ? [] : [{ rule, file: file.path, line, message }];
    });
  });
}

function judgeFeature(from: AppPlace, to: AppPlace): string | undefined {
  if (from.feature === undefined || to.feature === undefined) return undefined;
  if (from.feature === to.feature || /^(index(\.tsx?)?)?$/.test(to.rest)) return undefined;
  return `${to.rest} is the inside of the feature ${to.feature}; import features/${to.feature}/index.ts, or move what both need into the domain or platform.`;
}

function judgeFolder(from: AppPlace, to: AppPlace, isTest: boolean): string | undefined {
  const broken = laws.find(
    (law) =>
      law.from === from.folder &&
      !(isTest && law.spares === 'tests') &&
      (law.app === undefined || law.app === from.app) &&
      law.never.includes(to.folder),
  );
  if (broken === undefined) return undefined;
  const target = to.folder === '' ? `src/${to.rest}` : `${to.folder}/`;
  return `${from.folder}/ never imports ${target}; ${broken.mend}.`;
}
