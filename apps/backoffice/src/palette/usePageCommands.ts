import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageCommands } from '../shortcuts/page-commands';
import type { Command } from './search';

/** Returns the commands of the page below the palette. */
export function usePageCommands(): Command[] {
  const { t } = useTranslation('common');
  const [commands] = useState(pageCommands);
  return commands.map(({ label, run }) => ({ key: `page ${label}`, label, hint: t('palette.page'), run }));
}
