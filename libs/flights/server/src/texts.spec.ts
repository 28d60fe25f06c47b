import { criteriaErrorCodes } from '@traveldesk/flights-contract';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

it.each(criteriaErrorCodes)('%s has a sentence in each language', (code) => {
  for (const { problems } of [en, fr, ar]) expect(problems[code]).toEqual(expect.any(String));
});
