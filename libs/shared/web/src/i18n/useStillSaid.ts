import { useState } from 'react';
import { useLanguage } from './useLanguage';

/**
 * Returns a message, such as an API error, until the language changes, because it cannot be translated without another request. A new
 * message belongs to the language current when it arrives.
 */
export function useStillSaid<Said>(said: Said): Said | undefined {
  const { language } = useLanguage();
  const [first, setFirst] = useState({ said, language });
  const isNew = first.said !== said;
  if (isNew) setFirst({ said, language });
  return isNew || first.language === language ? said : undefined;
}
