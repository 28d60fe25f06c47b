import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { judgePassword, type PasswordOwner, type PasswordRefusal } from '@traveldesk/auth-contract';
import { invalid } from '@traveldesk/shared-server';

let estimator: ZxcvbnFactory | undefined;

/** Returns the error code of an unacceptable password; null if it is acceptable (SECURITY 19). */
export function refusePassword(password: string, owner: PasswordOwner): PasswordRefusal | null {
  const zxcvbn = (estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }));
  return judgePassword(password, owner, (...judged) => zxcvbn.check(...judged)).refusal;
}

/** Throws a 422 at `field` if the password is unacceptable. */
export function checkPassword(field: string, password: string, owner: PasswordOwner): void {
  const reason = refusePassword(password, owner);
  if (reason) throw invalid({ [field]: reason });
}
