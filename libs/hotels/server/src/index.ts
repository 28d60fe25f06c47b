import type { ServerModule } from '@traveldesk/shared-server';
import { registerProtocol } from '@traveldesk/suppliers-server';
import { duffelStaysProtocol } from './duffel-stays/duffel-stays.protocol';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

/** Hotels: the protocols of their suppliers. */
export const hotelsServer: ServerModule = {
  name: 'hotels',
  migrations: {},
  texts: { en, fr, ar },
  contribute: (kernel) => registerProtocol(kernel, duffelStaysProtocol),
};
