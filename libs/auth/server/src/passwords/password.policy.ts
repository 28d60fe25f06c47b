import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { holdsOwnWord, ownWords, passwordMinStrength, type PasswordOwner } from '@traveldesk/auth-contract';
import { invalid } from '@traveldesk/shared-server';

// The time of an estimate grows faster than the length; what is strong after 128 characters stays strong.
const judgedLength = 128;

let estimator: ZxcvbnFactory | undefined;

/** Estimates like an attacker: known and common passwords, words, keyboard walks, dates, repetitions. */
function strengthOf(password: string, owner: PasswordOwner): number {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(password.slice(0, judgedLength), ownWords(owner)).score;
}

/** Why a person may not take this password: the code of a sentence, or null (SECURITY 19). */
export function refusePassword(password: string, owner: PasswordOwner): string | null {
  if (holdsOwnWord(password, owner)) return 'password_own_words';
  return strengthOf(password, owner) < passwordMinStrength ? 'password_easy' : null;
}

/** Throws the 422 that puts the reason at the form's field. */
export function checkPassword(field: string, password: string, owner: PasswordOwner): void {
  const reason = refusePassword(password, owner);
  if (reason) throw invalid({ [field]: reason });
}
