import { useTranslation } from 'react-i18next';
import { HistoryPanel, isKey } from '@traveldesk/shared-ui';
import { useFormat, useLanguage } from '@traveldesk/shared-web';
import en from '../texts/en.json';
import { taskFieldName, taskFieldValue } from './task.fields';
import { useTasksTaskHistoryInfiniteQuery, useTasksTaskQuery } from './tasks.api';

/** The history of a task. */
export function TaskHistory({ id }: { id: string }) {
  const { t } = useTranslation('tasks');
  const { date, dateTime } = useFormat();
  const { language } = useLanguage();
  const { currentData: task } = useTasksTaskQuery(id);
  const history = useTasksTaskHistoryInfiniteQuery(id);
  const words = { t, date, dateTime, language, raised: task?.raised ?? false };
  return (
    <HistoryPanel
      history={history}
      actionName={(action) => (isKey(action, en.actions) ? t(`actions.${action}`) : action)}
      fieldName={(field) => taskFieldName(t, field)}
      fieldValue={(field, value) => taskFieldValue(words, field, value)}
    />
  );
}
