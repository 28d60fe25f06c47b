// A slow body: `node tools/bench/slow-body.mjs [http://127.0.0.1:4200] [CALLS]` sends that many requests at once (20) whose body arrives
// at a byte per second, and says how long each was held and how it was answered, and how long others waited meanwhile.
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const origin = new URL(process.argv[2] ?? 'http://127.0.0.1:4200');
const calls = Number(process.argv[3] ?? 20);
const { hostname, port, host } = origin;

async function slowCall() {
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (part) => (answer += part));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  socket.write(
    `POST /api/v1/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
  );
  const drip = setInterval(() => socket.writable && socket.write(' '), 1_000);
  await closed;
  clearInterval(drip);
  const [, status = 'no answer'] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
  return { status, seconds: (performance.now() - begun) / 1_000 };
}

let going = true;
const held = Promise.all(Array.from({ length: calls }, slowCall)).finally(() => (going = false));
const waits = [];
while (going) {
  const begun = performance.now();
  const answer = await fetch(new URL('/api/v1/health', origin));
  await answer.arrayBuffer();
  waits.push(performance.now() - begun);
  await delay(200);
}
const ended = await held;
const seconds = ended.map((one) => one.seconds).sort((a, b) => a - b);
waits.sort((a, b) => a - b);
const statuses = [...new Set(ended.map(({ status }) => status))].join(', ');
console.log(
  `${calls} slow bodies were held for ${seconds[0].toFixed(1)} to ${seconds.at(-1).toFixed(1)} s and answered ${statuses}; ` +
    `another call meanwhile: median ${Math.round(waits[waits.length >> 1])} ms, longest ${Math.round(waits.at(-1))} ms`,
);
