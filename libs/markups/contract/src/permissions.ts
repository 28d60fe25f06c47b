/** What each part of the screens of markups asks for: the specification's route table, and more in its style. All are the staff's. */
export const markupPermissions = {
  list: 'show_markups',
  create: 'add_markups',
  update: 'update_markups',
  remove: 'delete_markups',
  export: 'export_markups',
  /** Publishes, as a second person, what is above the limit. */
  approve: 'approve_markups',
  /** Decides from where on a second person is needed. */
  settings: 'update_markup_settings',
} as const;

/** Zones are part of rules: who writes rules writes them. */
export const zonePermissions = {
  list: markupPermissions.list,
  create: markupPermissions.create,
  update: markupPermissions.update,
  remove: markupPermissions.remove,
} as const;

/** The permissions of this domain that the specification's list does not have. Who decides prices decides over money (SECURITY 23). */
export const markupsPermissions = [
  markupPermissions.remove,
  markupPermissions.export,
  { name: markupPermissions.approve, sensitive: 'money' },
  { name: markupPermissions.settings, sensitive: 'money' },
] as const;
