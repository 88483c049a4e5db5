import { access } from './access.ts';
import { activity } from './activity.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { live } from './live.ts';
import { shell } from './shell.ts';

export const en = { access, activity, common, dashboard, errors, live, shell } as const;
