import { isatty } from 'node:tty';

// process.stderr does not know it in other threads.
const isTerminal = isatty(2);

export type Level = 'info' | 'warn' | 'error';

/** Details must never contain what a visitor typed, an address of a visitor or a secret. */
export type Log = (level: Level, message: string, details?: Record<string, string | number>) => void;

/** JSON lines for log collectors; plain lines at a terminal. */
export const log: Log = (level, message, details = {}) => {
  const line = isTerminal
    ? [level.toUpperCase(), message, ...Object.entries(details).map(([name, value]) => `${name}=${value}`)].join(' ')
    : JSON.stringify({ time: new Date().toISOString(), level, message, ...details });
  process.stderr.write(`${line}\n`);
};
