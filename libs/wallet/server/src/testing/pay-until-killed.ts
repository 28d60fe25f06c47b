import { spawn } from 'node:child_process';
import path from 'node:path';
import { bundleProgram } from '@traveldesk/shared-testing/server';
import type { PayerCall } from './payer-api';

/** Calls that clients started, and the responses received before the kill, by idempotency key. */
export interface Payments {
  begun: PayerCall[];
  answers: Map<string, { id?: string; transaction_id?: string }>;
}

type Line = { begun: PayerCall } | { answered: string; data: { id?: string; transaction_id?: string } };

/** Runs the clients until `enough` calls are acknowledged, then kills them mid-work. */
export function payUntilKilled(args: readonly string[], enough: number): Promise<Payments> {
  const payer = bundleProgram(path.join(__dirname, '../proof/payer.fixture.ts'));
  const child = spawn(process.execPath, [payer, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const payments: Payments = { begun: [], answers: new Map() };
  let rest = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter((one) => one.startsWith('{'))) note(payments, JSON.parse(line) as Line);
    if (payments.answers.size > enough) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.once('close', (_code, signal) =>
      signal === 'SIGKILL' ? resolve(payments) : reject(new Error(`The clients exited: ${errors}`)),
    );
  });
}

function note({ begun, answers }: Payments, line: Line): void {
  if ('begun' in line) begun.push(line.begun);
  else answers.set(line.answered, line.data);
}
