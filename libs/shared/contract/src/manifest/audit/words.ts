import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

/** Names of shared actions and records in the activity log. */
export const sharedAudit = { en, fr, ar };
