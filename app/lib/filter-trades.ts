import type { Language } from '../../content-model/files';
import { matchesEveryWord, matchRanges } from './word-match';

interface FindableTrade {
  name: string;
  line: string;
  goesWrong: string;
  wePlace: string;
  clients: string[];
}

/**
 * The trades that match every typed word, each with the kinds of clients that match. Without input all trades.
 */
export function filterTrades<T extends FindableTrade>(trades: T[], typed: string, language: Language): { trade: T; fits: string[] }[] {
  return trades
    .filter(({ name, line, goesWrong, wePlace, clients }) =>
      matchesEveryWord([name, line, goesWrong, wePlace, ...clients].join(' '), typed, language),
    )
    .map((trade) => ({ trade, fits: trade.clients.filter((client) => matchRanges(client, typed, language).length > 0) }));
}
