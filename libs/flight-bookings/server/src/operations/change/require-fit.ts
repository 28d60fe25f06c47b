import { judgeMove } from '@traveldesk/flight-bookings-contract';
import { Problem } from '@traveldesk/shared-server';

const codes = { age: 'booking_change_age', passport: 'booking_change_passport' } as const;

/** Checks that travelers fit the new days of their trips. Throws a 422 `booking_change_age` or `booking_change_passport`. */
export function requireFit(...[travellers, days]: Parameters<typeof judgeMove>): void {
  const [problem] = judgeMove(travellers, days);
  if (!problem) return;
  const { kind, name } = problem;
  const params: Record<string, string> = kind === 'age' ? { name, age: String(problem.age) } : { name };
  throw new Problem(422, codes[kind], { params });
}
