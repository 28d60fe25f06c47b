import {
  securityInputSchema,
  securityPaths,
  securityPermissions,
  securitySettingsSchema,
} from '@traveldesk/auth-contract';
import { settingsPageRoutes, type App, type Kernel } from '@traveldesk/shared-server';
import { readSecurity, securityEntity, updateSecurity } from './security';

export function securityRoutes(app: App, kernel: Kernel): void {
  settingsPageRoutes(app, {
    paths: securityPaths,
    permission: securityPermissions.update,
    fresh: true,
    summaries: {
      read: 'The rules for everybody’s sign-in',
      save: 'Change the rules for everybody’s sign-in',
      history: 'Who changed the rules, and when',
    },
    input: securityInputSchema,
    answer: securitySettingsSchema,
    entity: securityEntity,
    saved: 'security_updated',
    read: (tx, actor) => readSecurity(tx, actor, kernel),
    save: (tx, record, actor, input) => updateSecurity(tx, record, actor, input, kernel),
  });
}
