import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** As far as the API judges. */
const judgedLength = 128;

/** 0 (very easy to guess) to 4 (very strong). `words` are those that say whose password it is. */
export function strengthOf(password: string, words: string[]): number {
  return estimator.check(password.slice(0, judgedLength), words).score;
}
