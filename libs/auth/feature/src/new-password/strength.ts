import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { judgePassword, type JudgedPassword, type PasswordOwner } from '@traveldesk/auth-contract';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Rates a password by the API's rule. */
export function judged(password: string, owner: PasswordOwner): JudgedPassword {
  return judgePassword(password, owner, (...one) => estimator.check(...one));
}
