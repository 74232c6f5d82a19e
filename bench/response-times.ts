/** Thread that visits pages in turn until it is told to stop, and tells how long each response took, in milliseconds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const addresses: string[] = workerData;
const times = addresses.map((): number[] => []);
let stopped = false;
parentPort?.once('message', () => {
  stopped = true;
});
while (!stopped) {
  for (const [i, address] of addresses.entries()) {
    const startedAt = performance.now();
    await (await fetch(address)).arrayBuffer();
    times[i]?.push(performance.now() - startedAt);
    await sleep(10);
  }
}
parentPort?.postMessage(times);
