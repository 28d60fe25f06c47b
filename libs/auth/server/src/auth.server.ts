import { securityPermissions } from '@traveldesk/auth-contract';
import { registerMoneySettings, type ServerModule } from '@traveldesk/shared-server';
import { registerAuthJobs } from './auth.jobs';
import { revokeAccess } from './changed-user/changed-user';
import { systemClock, type Clock } from './clock';
import { setDemoPasswords } from './demo';
import { prepareFirstAdministrator } from './first-admin/first-start';
import { invitationRoutes } from './invitation/invitation.routes';
import * as auth from './migrations/20261121T0320_auth';
import * as boundLinks from './migrations/20261122T1100_bound_links';
import * as toldThrottles from './migrations/20261122T1101_told_throttles';
import * as secondFactorDefault from './migrations/20261122T1102_second_factor_default';
import * as secondFactor from './migrations/20261121T0700_second_factor';
import { PasswordHashing } from './passwords/password.hash';
import { passwordRoutes } from './passwords/passwords.routes';
import { secondFactorRoutes } from './second-factor/second-factor.routes';
import { withheldFrom } from './second-factor/withheld';
import { securityEntity, securityMoneySettings } from './security/security';
import { securityRoutes } from './security/security.routes';
import { authenticateSessions } from './sessions/authenticate';
import { endAccessOfCompany } from './changed-user/changed-company';
import { sessionRoutes } from './sessions/sessions.routes';
import { signInRoutes } from './sign-in/sign-in.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

/** Sign-in and sign-out, passwords, sessions, and links in mails (SPECIFICATION 7 and 8). */
export function createAuthServer({ clock = systemClock }: { clock?: Clock } = {}): ServerModule {
  return {
    name: 'auth',
    migrations: {
      '20261121T0320_auth': auth,
      '20261121T0700_second_factor': secondFactor,
      '20261122T1100_bound_links': boundLinks,
      '20261122T1101_told_throttles': toldThrottles,
      '20261122T1102_second_factor_default': secondFactorDefault,
    },
    permissions: Object.values(securityPermissions),
    texts: { en, fr, ar },
    histories: { [securityEntity.entity]: { permissions: [securityPermissions.update] } },
    authenticate: (kernel) => authenticateSessions(kernel, clock),
    withheldFrom,
    tools: () => ({ auth: { passwords: new PasswordHashing() } }),
    contribute: (kernel) => registerMoneySettings(kernel, securityMoneySettings(kernel)),
    routes: (app, kernel) => {
      signInRoutes(app, kernel, clock);
      passwordRoutes(app, kernel, clock);
      sessionRoutes(app, kernel, clock);
      invitationRoutes(app, kernel, clock);
      secondFactorRoutes(app, kernel, clock);
      securityRoutes(app, kernel);
    },
    userChanged: (kernel) => revokeAccess(kernel),
    companyStatusChanged: endAccessOfCompany,
    jobs: async (kernel) => {
      await registerAuthJobs(kernel, clock);
      await prepareFirstAdministrator(kernel, clock);
    },
    demo: (kernel) => setDemoPasswords(kernel, clock),
  };
}

export const authServer = createAuthServer();
