/**
 * Attacks the built site, then looks at what is left of it. Exit code 1 when a promise is broken.
 *   npm run bench:abuse                        1,000,000 fuzzed requests, then 10,000 slow connections
 *   npm run bench:abuse -- fuzz 1000000 7 270  so many requests, made from this seed, within so many s
 *   npm run bench:abuse -- slow 10000          so many slow connections
 *   node bench/abuse/abuse.ts short            50,000 requests or what fits into 10 s, for the test run
 */
import { fuzz } from './fuzz.ts';
import { slow } from './slow-connections.ts';

const [what = 'all', count, seed = '1', seconds = 'Infinity'] = process.argv.slice(2);
const faults: string[] = [];
if (what === 'short')
  faults.push(...(await fuzz({ requests: 50_000, seed: 1, atMost: 10_000, isShort: true })));
if (what === 'fuzz' || what === 'all') {
  const plan = { requests: Number(count ?? 1_000_000), seed: Number(seed) };
  faults.push(...(await fuzz({ ...plan, atMost: Number(seconds) * 1000 })));
}
if (what === 'slow' || what === 'all') {
  faults.push(...(await slow(what === 'slow' ? Number(count ?? 10_000) : 10_000)));
}
for (const fault of faults) console.error(`BROKEN: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
