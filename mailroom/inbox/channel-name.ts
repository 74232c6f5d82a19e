import { fill } from '../text.ts';
import { words } from '../words.ts';

const names = new Map<string, string>(Object.entries(words.channels));

export const channelName = (channel: string, recipient = '') =>
  channel === 'email' && recipient ? fill(words.emailTo, { recipient }) : (names.get(channel) ?? channel);
