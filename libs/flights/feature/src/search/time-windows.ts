import type { TimeWindow } from '@traveldesk/flights-contract';

export const partsOfDay = ['night', 'morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

export const windowOfPart: Readonly<Record<PartOfDay, TimeWindow>> = {
  night: { from: '00:00', to: '06:00' },
  morning: { from: '06:00', to: '12:00' },
  afternoon: { from: '12:00', to: '18:00' },
  evening: { from: '18:00', to: '23:59' },
};

export function windowText({ from, to }: TimeWindow): string {
  return `${from}–${to}`;
}
