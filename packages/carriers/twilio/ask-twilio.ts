import { CarrierFailure } from './explain-failure.ts';

/** Fails with a sentence that may be shown and logged; the SDK's own errors may not. */
export async function askTwilio<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new CarrierFailure(what, error);
  }
}
