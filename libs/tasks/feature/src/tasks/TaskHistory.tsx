import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { taskFieldName, taskFieldValue } from './task.fields';
import { useTasksTaskHistoryInfiniteQuery } from './tasks.api';

/** Who changed what of the task, and when. */
export function TaskHistory({ id }: { id: string }) {
  const { t } = useTranslation('tasks');
  const { date, dateTime } = useFormat();
  const history = useTasksTaskHistoryInfiniteQuery(id);
  return (
    <HistoryPanel
      history={history}
      fieldName={(field) => taskFieldName(t, field)}
      fieldValue={(field, value) => taskFieldValue({ t, date, dateTime }, field, value)}
    />
  );
}
