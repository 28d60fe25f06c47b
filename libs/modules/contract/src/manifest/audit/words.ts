import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

/** What the activity of a user calls what this domain writes to the trail. */
export const modulesAudit = { en, fr, ar };
