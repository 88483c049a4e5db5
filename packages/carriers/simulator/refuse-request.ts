export type RefusalStatus = 400 | 401 | 404 | 429 | 503;

/** An error in the shape of the Twilio API. */
export interface Refusal {
  code: number;
  message: string;
  more_info: string;
  status: RefusalStatus;
}

export function refuse(status: RefusalStatus, code: number, message: string): Refusal {
  return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
}

export function refuseUnknown(path: string): Refusal {
  return refuse(404, 20404, `The requested resource ${path} was not found`);
}
