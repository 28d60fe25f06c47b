import type { ConditionCode } from '../explanation';
import type { CompiledRule } from './compile';
import { isLess, times } from './fraction';
import type { Fraction } from './fraction';
import type { Scene } from './scene';

/** What an offer costs, exactly, in the price's smallest unit. */
export interface ExactNet {
  total: Fraction;
  base: Fraction | null;
}

/** A condition that every single fare can meet or fail. */
export interface FareCondition {
  code: ConditionCode;
  fits(compiled: CompiledRule, net: ExactNet, scene: Scene): boolean;
}

export const fareConditions: readonly FareCondition[] = [
  {
    code: 'fare',
    fits: ({ rule, fareMin, fareMax }, { total }, { exchange }) => {
      if (fareMin === null && fareMax === null) return true;
      const unit = exchange.unit(rule.currency);
      if (!unit) return false;
      if (fareMin && isLess(total, times(fareMin, unit))) return false;
      return !fareMax || !isLess(times(fareMax, unit), total);
    },
  },
  {
    code: 'no_base',
    fits: ({ rule }, { base }) =>
      base !== null ||
      rule.value_type !== 'percent' ||
      rule.percent_of !== 'base' ||
      rule.without_base === 'total',
  },
];
