/**
 * The permission of each part of the markup screens: named in the specification's route table, or in the same style. All are staff
 * permissions.
 */
export const markupPermissions = {
  list: 'show_markups',
  create: 'add_markups',
  update: 'update_markups',
  remove: 'delete_markups',
  export: 'export_markups',
  /** Approves, as a second person, rules above the limits. */
  approve: 'approve_markups',
  /** Sets the limits above which a second person is needed. */
  settings: 'update_markup_settings',
} as const;

/** Zones are part of rules, so they share the permissions of rules. */
export const zonePermissions = {
  list: markupPermissions.list,
  create: markupPermissions.create,
  update: markupPermissions.update,
  remove: markupPermissions.remove,
} as const;

/** This domain's permissions that the specification does not list. Prices are money, so deciding on them is sensitive (SECURITY 23). */
export const markupsPermissions = [
  markupPermissions.remove,
  markupPermissions.export,
  { name: markupPermissions.approve, sensitive: 'money' },
  { name: markupPermissions.settings, sensitive: 'money' },
] as const;
