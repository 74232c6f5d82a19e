import type { Language } from '../../content-model/content-paths';
import { matchesEveryWord, matchRanges } from './word-match';

interface FindableTrade {
  name: string;
  line: string;
  clients: string[];
}

/** Returns the trades that match every typed word, each with its matching kinds of clients (`fits`). Without input, all trades. */
export function filterTrades<T extends FindableTrade>(trades: T[], typed: string, language: Language): { trade: T; fits: string[] }[] {
  return trades
    .filter(({ name, line, clients }) => matchesEveryWord([name, line, ...clients].join(' '), typed, language))
    .map((trade) => ({ trade, fits: trade.clients.filter((client) => matchRanges(client, typed, language).length > 0) }));
}
