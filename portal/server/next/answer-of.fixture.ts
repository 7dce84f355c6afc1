import type { IncomingHttpHeaders } from 'node:http';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** An answer as Next would give it. */
export function answerOf(status: number, body: string, headers: IncomingHttpHeaders = {}): IncomingMessage {
  const answer = new IncomingMessage(new Socket());
  answer.statusCode = status;
  answer.headers = headers;
  answer.push(body);
  answer.push(null);
  return answer;
}
