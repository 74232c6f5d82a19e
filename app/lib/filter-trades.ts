import { matchesEveryWord, matchRanges } from './word-match';

interface FindableTrade {
  name: string;
  line: string;
  goesWrong: string;
  wePlace: string;
  serve: string[];
}

/**
 * The trades that hold every word of what was typed, each with the kinds of client that it was found by.
 * With nothing typed: all of them.
 */
export function filterTrades<T extends FindableTrade>(trades: T[], typed: string): { trade: T; fits: string[] }[] {
  return trades
    .filter(({ name, line, goesWrong, wePlace, serve }) => matchesEveryWord([name, line, goesWrong, wePlace, ...serve].join(' '), typed))
    .map((trade) => ({ trade, fits: trade.serve.filter((client) => matchRanges(client, typed).length > 0) }));
}
