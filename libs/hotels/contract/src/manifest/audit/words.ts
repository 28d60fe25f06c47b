import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

export const hotelsAudit = { en, fr, ar };
