import { useState } from 'react';
import { useLanguage } from './useLanguage';

/**
 * What was said once, as a refusal of the API, for as long as its language is shown: when another is chosen it is gone, as it cannot
 * be said anew before the same is sent again. A change of what is said is said in the language of that moment.
 */
export function useStillSaid<Said>(said: Said): Said | undefined {
  const { language } = useLanguage();
  const [first, setFirst] = useState({ said, language });
  const isNew = first.said !== said;
  if (isNew) setFirst({ said, language });
  return isNew || first.language === language ? said : undefined;
}
