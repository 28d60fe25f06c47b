import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { judgePassword, type PasswordOwner, type PasswordRefusal } from '@traveldesk/auth-contract';
import { invalid } from '@traveldesk/shared-server';

let estimator: ZxcvbnFactory | undefined;

/** Why a person may not take this password: the code of a sentence, or null (SECURITY 19). */
export function refusePassword(password: string, owner: PasswordOwner): PasswordRefusal | null {
  const zxcvbn = (estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }));
  return judgePassword(password, owner, (...judged) => zxcvbn.check(...judged)).refusal;
}

/** Throws the 422 that puts the reason at the form's field. */
export function checkPassword(field: string, password: string, owner: PasswordOwner): void {
  const reason = refusePassword(password, owner);
  if (reason) throw invalid({ [field]: reason });
}
