import type { IncomingMessage, ServerResponse } from 'node:http';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const twoDigits = (number: number) => String(number).padStart(2, '0');

function timestamp(time: Date): string {
  const day = `${twoDigits(time.getUTCDate())}/${months[time.getUTCMonth()]}/${time.getUTCFullYear()}`;
  return `${day}:${twoDigits(time.getUTCHours())}:${twoDigits(time.getUTCMinutes())}:${twoDigits(time.getUTCSeconds())} +0000`;
}

/** Escapes quotes and control characters, so that a request cannot forge a field or a line. */
const quoted = (text: string | undefined) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is escaped
  `"${(text ?? '-').replace(/["\\\u0000-\u001f\u007f-\uffff]/g, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`)}"`;

/** A line in the Combined Log Format. Referrers have no query. An anonymous line leaves out IP address, referrer and user agent. */
export function logLine(request: IncomingMessage, response: ServerResponse, url: string, time = new Date(), anonymous = false): string {
  const { method, httpVersion, headers, socket } = request;
  const address = anonymous ? '-' : (socket.remoteAddress ?? '-');
  const size = request.method === 'HEAD' ? '-' : (response.getHeader('content-length') ?? '-');
  const requestLine = quoted(`${method} ${url} HTTP/${httpVersion}`);
  const [referrer, agent] = anonymous ? [undefined, undefined] : [headers.referer?.split('?')[0], headers['user-agent']];
  return `${address} - - [${timestamp(time)}] ${requestLine} ${response.statusCode} ${size} ${quoted(referrer)} ${quoted(agent)}`;
}
