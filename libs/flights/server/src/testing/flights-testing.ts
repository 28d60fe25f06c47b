/** Exports for tests of domains above flights: the API, searches, and the training supplier as a program. */
export { flightsModules, offersIn, oneway, someDay, startFlightsApi } from './flights-api.fake';
export { sandboxToken, startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
export { heronModule } from './heron.fake';
export { heronAccount, startHeron, type Heron } from './heron-server.fake';
