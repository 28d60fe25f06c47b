import { readFileSync } from 'node:fs';

/** What a process has used of the processor so far, in seconds; a hundredth is Linux's unit. */
export function processorOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}
