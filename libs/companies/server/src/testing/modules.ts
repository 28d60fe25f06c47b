import { geoServer } from '@traveldesk/geo-server';
import { modulesServer } from '@traveldesk/modules-server';
import type { ServerModule } from '@traveldesk/shared-server';
import { suppliersServer } from '@traveldesk/suppliers-server';
import { fakeProtocols } from '@traveldesk/suppliers-server/testing';
import { companiesServer } from '../companies.server';

/** The companies module with its dependencies, for tests of domains that depend on companies only. */
export const companiesModules: readonly ServerModule[] = [
  geoServer,
  modulesServer,
  suppliersServer,
  fakeProtocols,
  companiesServer,
];
