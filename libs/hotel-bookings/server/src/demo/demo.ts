import { everybody, loadDemoParts, trainingSupplier, type DemoPart } from '@traveldesk/bookings-server';
import type { App, DemoPeople } from '@traveldesk/shared-server';
import { demoFailures, demoManualStays, demoStays } from './demo.data';
import { loadFailure } from './demo-failures';
import { loadManualStay } from './demo-manual';
import { supplierKey } from './demo-rates';
import type { DemoBooker, DemoStay } from './demo-stay';
import { loadStay, type StayLoading } from './demo-stays';

const emails: Readonly<Record<DemoBooker, string>> = {
  desk: 'desk@nile.example',
  staff: 'admin@traveldesk.example',
};

/** How many days back stays are still sold to the demo. */
const pastDays = 200;

async function loadPast(loading: StayLoading, stay: DemoStay): Promise<boolean> {
  await loading.training.turn(everybody, { past_days: stay.arrives <= 0 ? pastDays : 0 });
  return loadStay(loading, stay);
}

interface Part {
  key: string;
  load: (loading: StayLoading) => Promise<boolean>;
}

const parts: readonly Part[] = [
  ...demoStays.map((stay): Part => ({ key: stay.key, load: (loading) => loadPast(loading, stay) })),
  ...demoManualStays.map((stay): Part => ({
    key: stay.key,
    load: (loading) => loadManualStay(loading, stay),
  })),
  ...demoFailures.map((one): Part => ({ key: one.stay.key, load: (loading) => loadFailure(loading, one) })),
];

/** Loads stays in every state through the API, against the training supplier, after the start. Returns their number. */
export async function loadDemoStays(app: App, demoPeople: DemoPeople): Promise<number> {
  const training = await trainingSupplier(app.kernel.db, supplierKey);
  if (!training) return 0;
  return loadDemoParts(app, demoPeople, {
    product: 'hotel',
    emails,
    parts: parts.map(({ key, load }): DemoPart<DemoBooker> => ({
      key,
      load: (context) => load({ ...context, training }),
    })),
    end: () => training.turn(everybody, { past_days: 0 }),
  });
}
