import type { SupplierInput } from '@traveldesk/suppliers-contract';

/** A demo supplier with its module's key. */
export type DemoSupplier = Omit<SupplierInput, 'module_id'> & { module: string };

/** The training supplier: flights and hotels of one account, and flights of a second one, for whose token it behaves slowly. */
export function trainingSuppliers(port: number): DemoSupplier[] {
  const training = { base_url: `http://127.0.0.1:${port}`, status: 'active' } as const;
  const flights = { ...training, module: 'flights', protocol: 'duffel' };
  const steady = {
    credentials: 'duffel_test_training_steady',
    currency: 'EUR',
    timeout_ms: 20_000,
    concurrency: 8,
  };
  return [
    { ...flights, ...steady, name: 'Training Supplier', key: 'training' },
    {
      ...training,
      ...steady,
      module: 'hotels',
      protocol: 'duffel_stays',
      name: 'Training Hotels',
      key: 'training-hotels',
    },
    {
      ...flights,
      name: 'Training Supplier (slow)',
      key: 'training-slow',
      credentials: 'duffel_test_training_slow',
      currency: 'USD',
      timeout_ms: 8_000,
      concurrency: 2,
    },
  ];
}

/** Further demo suppliers; they do not exist, so all are inactive. */
export const otherSuppliers: readonly DemoSupplier[] = [
  {
    name: 'Duffel',
    key: 'duffel',
    module: 'flights',
    protocol: 'duffel',
    base_url: 'https://api.duffel.com',
    currency: 'EUR',
    timeout_ms: 20_000,
    concurrency: 10,
    status: 'inactive',
  },
  {
    name: 'Atlas Consolidators',
    key: 'atlas',
    module: 'flights',
    protocol: 'duffel',
    base_url: 'https://api.atlas-consolidators.example',
    credentials: 'atlas_live_demo_7Qm2',
    currency: 'GBP',
    timeout_ms: 15_000,
    concurrency: 5,
    status: 'inactive',
  },
  {
    name: 'Levant Air Wholesale',
    key: 'levant',
    module: 'flights',
    protocol: 'duffel',
    base_url: 'https://connect.levant-wholesale.example/air',
    credentials: 'levant_live_demo_b81D',
    currency: 'AED',
    timeout_ms: 25_000,
    concurrency: 3,
    status: 'inactive',
  },
  {
    name: 'Maison Méditerranée',
    key: 'maison',
    module: 'hotels',
    protocol: 'duffel_stays',
    base_url: 'https://partners.maison-mediterranee.example',
    currency: 'MAD',
    timeout_ms: 30_000,
    concurrency: 4,
    status: 'inactive',
  },
];
