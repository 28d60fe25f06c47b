import { readFileSync } from 'node:fs';

/** Processor time that a process has used, in seconds; Linux counts in hundredths. */
export function processorOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}
