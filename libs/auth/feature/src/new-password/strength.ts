import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { judgePassword, type JudgedPassword, type PasswordOwner } from '@traveldesk/auth-contract';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** As the API judges it. */
export function judged(password: string, owner: PasswordOwner): JudgedPassword {
  return judgePassword(password, owner, (...one) => estimator.check(...one));
}
