import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { judgePassword, type JudgedPassword, type PasswordOwner } from '@traveldesk/auth-contract';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Judges a password by the rule of the API. */
export function judged(password: string, owner: PasswordOwner): JudgedPassword {
  return judgePassword(password, owner, (...one) => estimator.check(...one));
}
