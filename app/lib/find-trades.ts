interface Trade {
  name: string;
  line: string;
  goesWrong: string;
  wePlace: string;
  serve: string[];
}

/** "Bakeries", "bakery" and "baker" shall meet: lower case, and no plural endings. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => word.replace(/ies$/, 'y').replace(/(?<=..[^s])s$/, ''));

const holds = (text: string, word: string) => wordsOf(text).some((other) => other.startsWith(word));

/**
 * The trades that hold every word of what was typed, each with the kinds of client that it was found by.
 * With nothing typed: all of them.
 */
export function findTrades<T extends Trade>(trades: T[], typed: string): { trade: T; fits: string[] }[] {
  const words = wordsOf(typed);
  return trades
    .filter((trade) => {
      const text = [trade.name, trade.line, trade.goesWrong, trade.wePlace, ...trade.serve].join(' ');
      return words.every((word) => holds(text, word));
    })
    .map((trade) => ({ trade, fits: trade.serve.filter((client) => words.some((word) => holds(client, word))) }));
}
