// One stage of `npm test`, as the target of its name in project.json runs it: `node tools/scripts/stage.mjs unit`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { stage } from './lib/stage.mjs';
import { noteOf, reports, stages } from './lib/stages.mjs';

const [name] = process.argv.slice(2);
const { title, late, args, env } = stages[name];

// What Nx tells its tasks is not meant for those that tests start: they would print even numbers in colour, and be for development.
for (const key of Object.keys(process.env))
  if (/^(NX_|FORCE_COLOR$|NODE_ENV$)/.test(key)) delete process.env[key];
const result = await stage(title, args(), {
  quiet: !late,
  env: { NX_DAEMON: 'false', NODE_NO_WARNINGS: '1', ...env?.() },
});
mkdirSync(`${reports}/stages`, { recursive: true });
writeFileSync(noteOf(name), JSON.stringify(result));
process.exit(result.ok ? 0 : 1);
