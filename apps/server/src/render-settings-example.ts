import * as z from 'zod';
import { settings } from './config.ts';

function renderDefault(schema: z.ZodType): string {
  const parsed = schema.safeParse(undefined);
  if (!parsed.success || parsed.data === undefined) return '';
  if (typeof parsed.data === 'boolean') return parsed.data ? 'on' : 'off';
  return Array.isArray(parsed.data) ? parsed.data.join(',') : String(parsed.data);
}

/** The text of `.env.example`: every setting with its meaning and its default. */
export function renderSettingsExample(): string {
  const parts = Object.entries(settings).map(([name, schema]) => {
    const description = z.globalRegistry.get(schema)?.description ?? '';
    return `# ${description}\n#${name}=${renderDefault(schema)}\n`;
  });
  return `# Copy this file to .env and uncomment what you change. The environment wins over it.\n\n${parts.join('\n')}`;
}
