import type { Context } from 'hono';
import { readLanguage } from '../platform/http/read-language.ts';
import type { AuthServices } from './services.ts';

/** The same services, which write to the person who asks in that person's language. */
export function speakLanguage(services: AuthServices, context: Context): AuthServices {
  return { ...services, language: readLanguage(context.req.header('accept-language')) };
}
