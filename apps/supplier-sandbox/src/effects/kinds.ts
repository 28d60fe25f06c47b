import { flightWork } from '../flights/orders/work';
import { stayWork } from '../stays/bookings/work';
import type { Kinds, WorkKind } from './work-kind';
import type { Work } from './work.record';

const kinds: Kinds<Work> = { ...flightWork, ...stayWork };

export function kindOf<One extends Work>(work: One): WorkKind<One> {
  // The table has each kind under its own name.
  return kinds[work.kind] as unknown as WorkKind<One>;
}
