const problemType = 'application/problem+json';

/**
 * The client library reads only bodies labelled `application/json` as JSON and takes problem
 * details for a file to download, so their label is changed before it sees them.
 */
export function relabelProblem(response: Response): Response {
  if (!response.headers.get('content-type')?.startsWith(problemType)) {
    return response;
  }
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
