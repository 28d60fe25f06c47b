import { median } from './measure.mjs';

/** DESIGN 9: each figure, where it is found in a run, and its budget, mostly as a ratio to the limit page's. */
const figures = [
  { name: 'login: JavaScript on the wire (kB)', of: ({ login }) => login.scripts, ratio: 1.25 },
  { name: 'login: ready (ms)', of: ({ login }) => login.ready, ratio: 1.35 },
  { name: 'list of 20 rows: JavaScript on the wire (kB)', of: ({ list }) => list.scripts, ratio: 1.3 },
  { name: 'list of 20 rows: ready (ms)', of: ({ list }) => list.ready, ratio: 1.35 },
  { name: 'list of 20 rows: blocking time (ms)', of: ({ list }) => list.blocking, ratio: 1.35 },
  { name: 'list of 20 rows: heap (MB)', of: ({ list }) => list.heap, ratio: 1.6 },
  { name: 'list of 20 rows: requests until ready', of: ({ list }) => list.requests, most: 12 },
  { name: 'list of 20 rows: layout shift', of: ({ list }) => list.shift, most: 0.01 },
  { name: 'list of 20 rows: stylesheet on the wire (kB)', of: ({ list }) => list.styles },
  { name: 'home: ready (ms)', of: ({ home }) => home.ready, ratio: 1.35 },
  { name: 'home: requests until ready', of: ({ home }) => home.requests, most: 12 },
  { name: 'going to a list, first (ms)', of: ({ rested }) => rested.first, ratio: 1.2 },
  { name: 'going to a list, again (ms)', of: ({ rested }) => rested.again, ratio: 1 },
  { name: 'going to a list, first, without a rest on the link (ms)', of: ({ atOnce }) => atOnce.first },
  { name: 'going to a list, again, without a rest on the link (ms)', of: ({ atOnce }) => atOnce.again },
  { name: 'key to paint in a search box (ms)', of: ({ work }) => work.key, ratio: 1.2 },
  { name: 'delete dialog (ms)', of: ({ work }) => work.dialog, ratio: 1.1 },
];

/** One row per figure: name, ours, limit, found, budget, kept. */
export function screenRows(ours, limit) {
  return figures.map(({ name, of, ratio, most }) => {
    const [own, other] = [median(ours.map(of)), median(limit.map(of))];
    const isCount = most !== undefined;
    const found = isCount ? own : own / other;
    const allowed = ratio ?? most;
    return {
      name,
      own,
      other,
      found: isCount ? round(found) : `${round(found)}×`,
      budget: isCount ? String(most) : ratio ? `${ratio}×` : '',
      kept: allowed === undefined ? null : found <= allowed,
    };
  });
}

export function apiRows({ ours, bare, p50, p99, bareP50, bareP99 }) {
  const [rate, spread] = [ours / bare, p99 / p50];
  return [
    {
      name: 'API, list of 20 rows (requests/s; limit: bare Fastify and pg)',
      own: ours,
      other: bare,
      found: `${round(rate)}×`,
      budget: '≥ 0.7×',
      kept: rate >= 0.7,
    },
    {
      name: 'API, 99th percentile to median (ms)',
      own: p99,
      other: p50,
      found: `${round(spread)}×`,
      budget: '3×',
      kept: spread <= 3,
    },
    {
      name: 'the same of the bare handler, which is the machine’s part of it (ms)',
      own: bareP99,
      other: bareP50,
      found: `${round(bareP99 / bareP50)}×`,
      budget: '',
      kept: null,
    },
  ];
}

export function tableOf(rows) {
  const said = (kept) => (kept === null ? '' : kept ? 'yes' : '**no**');
  const lines = rows.map(
    ({ name, own, other, found, budget, kept }) =>
      `| ${name} | ${round(own)} | ${other === 0 ? '' : round(other)} | ${found} | ${budget} | ${said(kept)} |`,
  );
  return [
    '| figure | Traveldesk | limit | found | budget | kept |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

function round(value) {
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toFixed(Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 4)));
}
