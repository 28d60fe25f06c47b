import { judgePhone, type PhoneRules } from '@traveldesk/shared-contract';
import { invalid } from './problem';

/** Reads a form's `phone`, which may be empty. Throws a 422 at that field. */
export function readPhone(typed: string | null, rules: PhoneRules): string | null {
  if (typed === null) return null;
  const read = judgePhone(typed, rules);
  if ('problem' in read) throw invalid({ phone: read.problem });
  return read.phone;
}
