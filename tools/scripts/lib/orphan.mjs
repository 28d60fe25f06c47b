import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Ends this process with `end` when the npm command that runs it is gone. Between the two is a shell: it dies of a SIGTERM that npm
 * passes on, without telling its child; and where npm itself is killed, or its terminal closed, the shell lives on. So both are watched,
 * or a killed `npm start` would leave its server behind.
 */
export function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = npmAbove(parent);
  setInterval(() => {
    if (process.ppid !== parent || (npm && !lives(npm))) end();
  }, 500).unref();
}

/** The npm that runs the shell; undefined where the parent is npm itself, or unknown. */
function npmAbove(parent) {
  try {
    // `4711 (sh) S 4710 …`: the name may contain spaces and brackets.
    const text =
      process.platform === 'linux'
        ? readFileSync(`/proc/${parent}/stat`, 'utf8').replace(/^\d+ \((.*)\) \S+ (\d+) [^]*$/, '$2 $1')
        : execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' }).trim();
    const [, above, name] = /^(\d+) +(?:\S*\/)?-?(\S+)/.exec(text) ?? [];
    return /^[a-z]*sh$/.test(name) && Number(above) > 1 ? Number(above) : undefined;
  } catch {
    return undefined;
  }
}

function lives(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
