/** What happens next on an answered call. Carriers render it in their own language. */
export type FlowStep =
  | {
      kind: 'ask';
      /** BCP 47, such as `en-US`. */
      language: string;
      say: string;
      /** Where the pressed key is sent. */
      answerUrl: string;
      waitSeconds: number;
    }
  | { kind: 'say'; language: string; say: string }
  | { kind: 'hang_up' };
