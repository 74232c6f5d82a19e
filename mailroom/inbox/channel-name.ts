import { interpolate } from '../../app/lib/interpolate.ts';
import { words } from '../staff-words.ts';

const names = new Map<string, string>(Object.entries(words.channels));

export const channelName = (channel: string, recipient = '') =>
  channel === 'email' && recipient ? interpolate(words.emailTo, { recipient }) : (names.get(channel) ?? channel);
