const eachTurn = 8;

/**
 * Answers a few requests in each turn of the loop. Node takes in one new connection in each turn: if a turn answered
 * all requests that are there, a crowd would wait at the door for as long as those inside keep asking.
 */
export function inTurns<T>(answer: (request: T) => void): (request: T) => void {
  const waiting: T[] = [];
  function turn(): void {
    for (const request of waiting.splice(0, eachTurn)) answer(request);
    if (waiting.length > 0) setImmediate(turn);
  }
  return (request) => {
    waiting.push(request);
    if (waiting.length === 1) setImmediate(turn);
  };
}
