import { ORPCError } from '@orpc/client';
import { isReceivedProblem, type ReceivedProblem } from './problem.ts';

/** Turns the body of an error answer into an error that carries the problem as its data. */
export function decodeProblem(body: unknown): ORPCError<string, ReceivedProblem> | null {
  if (!isReceivedProblem(body)) {
    return null;
  }
  return new ORPCError(body.code, { status: body.status, message: body.title, data: body });
}
