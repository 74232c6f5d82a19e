import type { IncomingMessage, ServerResponse } from 'node:http';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number: number) => String(number).padStart(2, '0');

function stamp(time: Date): string {
  const day = `${two(time.getUTCDate())}/${months[time.getUTCMonth()]}/${time.getUTCFullYear()}`;
  return `${day}:${two(time.getUTCHours())}:${two(time.getUTCMinutes())}:${two(time.getUTCSeconds())} +0000`;
}

/** What a visitor sent must not be able to end a field or a line. */
const quoted = (text: string | undefined) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is escaped
  `"${(text ?? '-').replace(/["\\\u0000-\u001f\u007f-\uffff]/g, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`)}"`;

/** One line in the Combined Log Format, which every log tool reads. A nameless one says neither who asked nor whence. */
export function logLine(request: IncomingMessage, response: ServerResponse, url: string, time = new Date(), nameless = false): string {
  const { method, httpVersion, headers, socket } = request;
  const who = nameless ? '-' : (socket.remoteAddress ?? '-');
  const size = request.method === 'HEAD' ? '-' : (response.getHeader('content-length') ?? '-');
  const asked = quoted(`${method} ${url} HTTP/${httpVersion}`);
  const [whence, agent] = nameless ? [undefined, undefined] : [headers.referer, headers['user-agent']];
  return `${who} - - [${stamp(time)}] ${asked} ${response.statusCode} ${size} ${quoted(whence)} ${quoted(agent)}`;
}
