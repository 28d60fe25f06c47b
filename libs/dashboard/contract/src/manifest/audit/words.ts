import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

/** Texts for this domain's actions and records in the activity log. */
export const dashboardAudit = { en, fr, ar };
